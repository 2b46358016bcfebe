import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerLog, answers } from '#server/assessments/schema/attempts.ts';
import {
  at,
  attemptRow,
  begun,
  db,
  dev,
  examFor9A,
  secondsLater,
  test,
  useExams,
  writer,
} from './exam-harness.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?' };
const multi = { type: 'multi' as const };
const practical = { type: 'practical' as const, prompt: 'Make it.' };

describe('a save', () => {
  it('of what the attempt does not have is refused as 400, and nothing is stored [CE-01]', async () => {
    const exam = await examFor9A({ questions: [{}, multi, subjective, practical] });
    const attempt = await begun(exam.id);
    const { body } = exam.asked[1]!.stored;
    const [one = '', two = ''] = body.type === 'multi' ? body.choices.map(({ id }) => id) : [];
    const bad: [string, object][] = [
      ['another position', { position: 5, answer: null }],
      ['position 0', { position: 0, answer: null }],
      ['a choice of another question', { position: 1, answer: { type: 'mcq', chosen: [one] } }],
      ['another type', { position: 1, answer: { type: 'true_false', chosen: true } }],
      ['two where one is chosen', { position: 1, answer: { type: 'mcq', chosen: [one, two] } }],
      ['a choice twice', { position: 2, answer: { type: 'multi', chosen: [one, one] } }],
      ['no type', { position: 2, answer: { chosen: [one] } }],
      ['a text that is too long', { position: 3, answer: { type: 'subjective', text: 'x'.repeat(20_001) } }],
      ['NUL', { position: 3, answer: { type: 'subjective', text: 'a\0b' } }],
      ['seq 0', { position: 3, seq: 0, answer: null }],
      ['seq beyond a column', { position: 3, seq: 2 ** 31, answer: null }],
      ['half a seq', { position: 3, seq: 1.5, answer: null }],
      [
        'a program of somebody else',
        {
          position: 4,
          answer: { type: 'practical', text: '', workspaceId: 999_999, programSequence: 1, fileIds: [] },
        },
      ],
      [
        'a file',
        {
          position: 4,
          answer: {
            type: 'practical',
            text: '',
            workspaceId: 0,
            programSequence: 0,
            fileIds: [randomUUID()],
          },
        },
      ],
    ];
    for (const [what, change] of bad) {
      const body = { attempt_id: attempt.attempt_id, lease: attempt.lease, answers: [{ seq: 1, ...change }] };
      const { status } = await dev.raw('save-answers', body);
      expect([what, status]).toEqual([what, 400]);
    }
    const many = Array.from({ length: 21 }, (_, index) => ({ position: 1, seq: index + 1, answer: null }));
    expect((await attempt.save(...many)).status).toBe(400);
    expect((await attempt.save()).status).toBe(400);
    expect(await db().$count(answers, eq(answers.attemptId, attempt.attempt_id))).toBe(0);
    expect(await db().$count(answerLog, eq(answerLog.attemptId, attempt.attempt_id))).toBe(0);
    // The longest text is taken, in any letters.
    const text = 'क'.repeat(20_000);
    expect(await attempt.save({ position: 3, seq: 1, answer: { type: 'subjective', text } })).toMatchObject({
      ok: true,
    });
    expect((await attempt.read()).items[2]!.answer).toEqual({ type: 'subjective', text });
  });

  it('of two changes of one answer in a request stores the newer one [CE-01]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const attempt = await begun(exam.id);
    const typed = (seq: number) => ({
      position: 1,
      seq,
      answer: { type: 'subjective' as const, text: `${seq}` },
    });
    expect(await attempt.save(typed(3), typed(2), typed(1))).toMatchObject({
      data: { data: { saved: [{ position: 1, seq: 3 }] } },
    });
    expect((await attempt.read()).items[0]!.answer).toMatchObject({ text: '3' });
  });

  it('that comes too late is kept only so often [CE-01]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const attempt = await begun(exam.id);
    secondsLater(3_600 + 121);
    for (let seq = 1; seq <= 11; seq += 1) {
      const changes = Array.from({ length: 20 }, (_, index) => ({
        position: 1,
        seq: seq * 20 + index,
        answer: { type: 'subjective' as const, text: `${seq}` },
      }));
      expect((await attempt.save(...changes)).status).toBe(409);
    }
    expect(await db().$count(answerLog, eq(answerLog.attemptId, attempt.attempt_id))).toBe(200);
    expect(await db().$count(answers, eq(answers.attemptId, attempt.attempt_id))).toBe(0);
    // Handing in answers that nothing of it counts, and hands in what there is.
    const submitted = await attempt.submit({ position: 1, seq: 999, answer: null });
    expect(submitted).toMatchObject({ status: 409, error: { code: 'exam_closed' } });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({
      state: 'marked',
      marks: 0,
      handInReason: 'time',
    });
    expect(await attempt.submit()).toMatchObject({ data: { data: { reason: 'time', answered: 0 } } });
  });
});

describe('an attempt of somebody else', () => {
  it('answers 404 to every call, and staff has none [CE-01, CG-07]', async () => {
    const exam = await examFor9A();
    const { attempt_id, lease } = await begun(exam.id);
    for (const who of [test.world.esha, test.world.otherStudent]) {
      const client = await test.enter(who);
      const theirs = writer(client, attempt_id, lease, null);
      const statuses = await Promise.all([
        theirs.save({ position: 1, seq: 1, answer: null }),
        theirs.submit(),
        client.call('get-attempt', { attempt_id }),
        client.call('take-over-attempt', { attempt_id, lease }),
        client.call('get-assessment-result', { attempt_id }),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const teacher = await test.enter(test.world.asha);
    expect((await teacher.call('get-attempt', { attempt_id })).status).toBe(403);
    expect(await attemptRow(attempt_id)).toMatchObject({ state: 'open', lease, seq: 0 });
  });

  it('whose time is up cannot be taken over [CE-01]', async () => {
    const exam = await examFor9A();
    const { attempt_id } = await begun(exam.id);
    await at(60);
    const answer = await dev.call('take-over-attempt', { attempt_id, lease: randomUUID() });
    expect(answer).toMatchObject({ status: 409, error: { code: 'exam_handed_in' } });
  });
});
