import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { QuestionAnswer } from '#contract/assessments/question.model.ts';
import { newPartId } from '#contract/assessments/question-types.rules.ts';
import { assessmentItems, assessments } from '#server/assessments/schema/assessments.ts';
import { answerLog, answers, attemptItems } from '#server/assessments/schema/attempts.ts';
import { notifications } from '#server/notifications/schema.ts';
import {
  asha,
  at,
  attemptRow,
  begin,
  begun,
  db,
  dev,
  examFor9A,
  secondsLater,
  test,
  useExams,
  writer,
} from './exam-harness.ts';
import { addQuestion } from './question-rows.ts';

useExams();

type Stored = Awaited<ReturnType<typeof examFor9A>>['asked'][number]['stored'];
const right = ({ key }: Stored): QuestionAnswer => {
  if (key.type === 'mcq' || key.type === 'multi') return { type: key.type, chosen: [...key.right] };
  if (key.type === 'true_false') return { type: 'true_false', chosen: key.right };
  if (key.type === 'fill')
    return {
      type: 'fill',
      blanks: Object.fromEntries(Object.entries(key.blanks).map(([id, { texts }]) => [id, texts[0] ?? ''])),
    };
  if (key.type === 'match') return { type: 'match', pairs: { ...key.pairs } };
  return { type: 'subjective', text: 'Because.' };
};
const wrong = ({ body, key }: Stored): QuestionAnswer => {
  if (body.type === 'mcq' && key.type === 'mcq')
    return { type: 'mcq', chosen: [body.choices.find(({ id }) => !key.right.includes(id))!.id] };
  return { type: 'true_false', chosen: false };
};
const pair = (left: string, side: string) => ({ id: newPartId(), left, rightId: newPartId(), right: side });
const ofAllTypes = () => [
  {},
  { type: 'true_false' as const, isTrue: true },
  {
    type: 'fill' as const,
    prompt: 'It is ___.',
    blanks: [{ id: newPartId(), answers: ['blue'], number: null, tolerance: 0 }],
  },
  { type: 'match' as const, pairs: [pair('a', 'A'), pair('b', 'B')] },
];
const release = (id: number) => asha.ok('release-assessment', { assessment_id: id });

describe('a start', () => {
  it('gives all of the minutes by the clock of the server, and shows no key [CE-01, QU-37]', async () => {
    const exam = await examFor9A({ questions: ofAllTypes() });
    const answer = await begin(exam.id);
    if (!answer.ok) throw new Error(answer.error.code);
    const { data } = answer.data;
    expect(data).toMatchObject({
      state: 'open',
      number: 1,
      is_mine: 1,
      now: test.clock.now.getTime(),
      ends_at: test.clock.now.getTime() + 60 * 60_000,
      seq: 0,
      marks: 4,
      receipt: null,
    });
    expect(data.items.map(({ body }) => body.type)).toEqual(['mcq', 'true_false', 'fill', 'match']);
    const text = JSON.stringify(answer);
    expect(text).not.toMatch(/"(?:right|texts|explanation|key|isTrue)":(?!\[\{"id")/);
    expect(text).not.toContain('blue');
    expect(data.items[3]!.body).toMatchObject({
      right: [{ id: expect.any(String) }, { id: expect.any(String) }],
    });
    const card = async () =>
      (await dev.ok('get-student-assessments', {})).data.find((each) => each.assessment_id === exam.id);
    expect(await card()).toMatchObject({ door: 'running', start_exam_status: 1, ends_at: data.ends_at });
  });

  it('is one for two that are sent at once, and is answered again [CE-01]', async () => {
    const exam = await examFor9A();
    const lease = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => begin(exam.id, { lease })));
    expect(new Set(all.map((each) => (each.ok ? each.data.data.attempt_id : each.error.code))).size).toBe(1);
  });

  it.each([
    ['too_early', { opensAt: new Date('2026-11-18T06:00:01Z') }],
    ['start_closed', { lastStartAt: new Date('2026-11-18T05:59:59Z') }],
  ])('outside of the window is refused as %s [CE-01]', async (code, changes) => {
    const exam = await examFor9A({ changes });
    expect(await begin(exam.id)).toMatchObject({ status: 409, error: { code } });
  });

  it('too early says what time it is at the server, and when it opens [CE-01]', async () => {
    const opensAt = new Date('2026-11-18T06:00:01Z');
    const exam = await examFor9A({ changes: { opensAt } });
    const params = { now: test.clock.now.getTime(), opens_at: opensAt.getTime() };
    expect(await begin(exam.id)).toMatchObject({ status: 409, error: { code: 'too_early', params } });
  });

  it('is for the audience alone, which stays as it is from the first start on [CE-01]', async () => {
    const exam = await examFor9A();
    const esha = await test.enter(test.world.esha);
    expect((await begin(exam.id, {}, esha)).status).toBe(404);
    expect((await begin(exam.id)).status).toBe(200);
    const [row] = await db().select().from(assessments).where(eq(assessments.id, exam.id));
    expect(row?.firstStartAt).toEqual(test.clock.now);
    const draft = await examFor9A({ changes: { state: 'draft' } });
    expect((await begin(draft.id)).status).toBe(404);
    const demo = await test.enter(test.world.demoStudent);
    expect((await begin(exam.id, {}, demo)).status).toBe(403);
  });

  it('draws by a seed that is stored, each question once [CE-01, QU-37]', async () => {
    const exam = await examFor9A({ changes: { shufflesQuestions: true, shufflesChoices: true } });
    for (let count = 0; count < 6; count += 1)
      await addQuestion(db(), { schoolId: 1, bankId: exam.bankId, authorId: test.world.asha.id });
    const own = { schoolId: 1, assessmentId: exam.id, bankId: exam.bankId, marks: 200 };
    await db()
      .insert(assessmentItems)
      .values([
        { ...own, position: 2, drawn: 3 },
        { ...own, position: 3, drawn: 2 },
      ]);
    const { attempt_id, items } = await begun(exam.id);
    expect(items).toHaveLength(6);
    const rows = await db().select().from(attemptItems).where(eq(attemptItems.attemptId, attempt_id));
    expect(new Set(rows.map(({ questionId }) => questionId)).size).toBe(6);
    expect((await attemptRow(attempt_id)).marksMost).toBe(1_100);
    // Read again, everything is where it was.
    expect((await dev.ok('get-attempt', { attempt_id })).data.items).toEqual(items);
  });

  it('ends as often as it may; one that is excused does not start [CE-01]', async () => {
    const exam = await examFor9A();
    const first = await begun(exam.id);
    expect(await first.submit()).toMatchObject({ ok: true });
    expect(await begin(exam.id)).toMatchObject({ status: 409, error: { code: 'no_attempts_left' } });
    const student = { assessment_id: exam.id, student_id: test.world.dev.id };
    await asha.ok('individual-schedule-assessment', { ...student, extra_attempts: 1, version: 0 });
    expect(await begin(exam.id)).toMatchObject({ data: { data: { number: 2 } } });
    const other = await examFor9A();
    const excused = {
      assessment_id: other.id,
      student_id: test.world.dev.id,
      is_excused: 1 as const,
      version: 0,
    };
    await asha.ok('individual-schedule-assessment', excused);
    expect(await begin(other.id)).toMatchObject({ status: 409, error: { code: 'excused' } });
  });
});

describe('answers', () => {
  it('are acknowledged with what is stored; an older change never replaces a newer one [CE-01, QU-37]', async () => {
    const exam = await examFor9A({ questions: ofAllTypes() });
    const attempt = await begun(exam.id);
    const [mcq, truth] = exam.asked.map(({ stored }) => stored);
    const saved = await attempt.save({ position: 1, seq: 5, answer: right(mcq!), is_flagged: 1 });
    expect(saved).toMatchObject({
      data: { data: { seq: 5, saved: [{ position: 1, seq: 5 }], is_late: 0, now: test.clock.now.getTime() } },
    });
    // Arrived later, sent earlier; another answer of it is newer than nothing.
    const late = await attempt.save(
      { position: 1, seq: 3, answer: wrong(mcq!) },
      { position: 2, seq: 4, answer: right(truth!) },
    );
    expect(late).toMatchObject({
      data: {
        data: {
          seq: 5,
          saved: [
            { position: 1, seq: 5 },
            { position: 2, seq: 4 },
          ],
        },
      },
    });
    // Sent twice.
    expect(await attempt.save({ position: 2, seq: 4, answer: right(truth!) })).toMatchObject({ ok: true });
    const { items } = await attempt.read();
    expect(items.map(({ answer, seq, is_flagged }) => [answer, seq, is_flagged]).slice(0, 2)).toEqual([
      [right(mcq!), 5, 1],
      [right(truth!), 4, 0],
    ]);
    expect(await attempt.save({ position: 1, seq: 6, answer: null })).toMatchObject({ ok: true });
    expect((await attempt.read()).items[0]!.answer).toBeNull();
    // Every save as it arrived, the same one once.
    expect(await db().$count(answerLog, eq(answerLog.attemptId, attempt.attempt_id))).toBe(4);
  });

  it('are written by one window; another one reads until it takes over [CE-01]', async () => {
    const exam = await examFor9A();
    const { stored } = exam.asked[0]!;
    const first = await begun(exam.id);
    await first.save({ position: 1, seq: 1, answer: wrong(stored) });
    const second = writer(dev, first.attempt_id, randomUUID(), null);
    expect(await second.read()).toMatchObject({ is_mine: 0, seq: 1 });
    expect(await second.save({ position: 1, seq: 2, answer: right(stored) })).toMatchObject({
      status: 409,
      error: { code: 'exam_elsewhere' },
    });
    const taken = await dev.ok('take-over-attempt', { attempt_id: first.attempt_id, lease: second.lease });
    expect(taken.data).toMatchObject({ is_mine: 1, items: [{ answer: wrong(stored), seq: 1 }] });
    // What the first window never sent has a lower number than all that is written from now on.
    expect(taken.data.seq).toBe(100_001);
    expect(await second.save({ position: 1, seq: 100_002, answer: right(stored) })).toMatchObject({
      ok: true,
    });
    expect(await first.save({ position: 1, seq: 9, answer: wrong(stored) })).toMatchObject({
      error: { code: 'exam_elsewhere' },
    });
    expect(await first.submit()).toMatchObject({ error: { code: 'exam_elsewhere' } });
    expect((await second.read()).items[0]).toMatchObject({ answer: right(stored), seq: 100_002 });
    // Only what was taken is in the log; the other window still has the rest.
    const log = await db().select().from(answerLog).where(eq(answerLog.attemptId, first.attempt_id));
    expect(log.map(({ seq, counts }) => [seq, counts])).toEqual([
      [1, true],
      [100_002, true],
    ]);
    // Whatever number a program sends, a take-over counts on.
    await second.save({ position: 1, seq: 2 ** 31 - 1, answer: right(stored) });
    expect(
      await dev.ok('take-over-attempt', { attempt_id: first.attempt_id, lease: randomUUID() }),
    ).toMatchObject({ data: { is_mine: 1 } });
  });

  it('up to 120 seconds late count and are flagged; later ones are kept and not counted [CE-01]', async () => {
    const exam = await examFor9A();
    const { stored } = exam.asked[0]!;
    const attempt = await begun(exam.id);
    await attempt.save({ position: 1, seq: 1, answer: wrong(stored) });
    secondsLater(3_600);
    // Read when time is up: handed in with what is stored.
    expect(await attempt.read()).toMatchObject({
      state: 'marked',
      items: [],
      receipt: { reason: 'time', handed_in_at: test.clock.now.getTime(), answered: 1, questions: 1 },
    });
    expect((await attemptRow(attempt.attempt_id)).marks).toBe(0);
    secondsLater(120);
    expect(await attempt.save({ position: 1, seq: 2, answer: right(stored) })).toMatchObject({
      data: { data: { is_late: 1, saved: [{ seq: 2 }] } },
    });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({ marks: 100, lateSaves: 1, state: 'marked' });
    secondsLater(1);
    expect(await attempt.save({ position: 1, seq: 3, answer: wrong(stored) })).toMatchObject({
      status: 409,
      error: { code: 'exam_closed', params: { now: test.clock.now.getTime() } },
    });
    const [answer] = await db().select().from(answers).where(eq(answers.attemptId, attempt.attempt_id));
    expect(answer).toMatchObject({
      value: right(stored),
      seq: 2,
      isLate: true,
      marks: 100,
      markSource: 'rule',
    });
    const log = await db().select().from(answerLog).where(eq(answerLog.attemptId, attempt.attempt_id));
    expect(log.map(({ seq, isLate, counts }) => [seq, isLate, counts])).toEqual([
      [1, false, true],
      [2, true, true],
      [3, true, false],
    ]);
  });

  it('that nobody comes back to are handed in by a job [CE-01]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    await attempt.save({ position: 1, seq: 1, answer: right(exam.asked[0]!.stored) });
    secondsLater(3_600 + 60);
    await test.server.jobs().drain();
    expect((await attemptRow(attempt.attempt_id)).state).toBe('open');
    secondsLater(181);
    await test.server.jobs().drain();
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({
      state: 'marked',
      handInReason: 'time',
      marks: 100,
    });
  });
});

describe('more time', () => {
  it('arrives while the student works, by factor and by minutes [CE-01]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    const minutes = async () => {
      const { started_at, ends_at } = await attempt.read();
      return (ends_at - started_at) / 60_000;
    };
    expect(await minutes()).toBe(60);
    const student_id = test.world.dev.id;
    const factored = await asha.ok('set-accommodation', { student_id, factor: 150, version: 0 });
    expect(factored.data).toEqual({ version: 1, moved: 1 });
    expect(await minutes()).toBe(90);
    const alone = { assessment_id: exam.id, student_id, version: 0 };
    const more = await asha.ok('individual-schedule-assessment', { ...alone, extra_minutes: 10 });
    expect(more.data.ends_at).toBe(test.clock.now.getTime() + 100 * 60_000);
    expect(await minutes()).toBe(100);
    secondsLater(95 * 60);
    expect(await attempt.save({ position: 1, seq: 1, answer: null })).toMatchObject({
      data: { data: { is_late: 0 } },
    });
    // A job that was planned for the earlier end leaves it open.
    await test.server.jobs().drain();
    expect((await attempt.read()).state).toBe('open');
    await at(0);
    await asha.ok('set-accommodation', { student_id, factor: 100, version: 1 });
    // Of the past: it was over at 70 minutes.
    expect(await minutes()).toBe(70);
  });
});

describe('handing in', () => {
  it('marks by rule, answers a receipt, and again the same one [CE-01, QU-37]', async () => {
    const exam = await examFor9A({ questions: ofAllTypes() });
    const attempt = await begun(exam.id);
    const all = exam.asked.map(({ stored }, index) => ({
      position: index + 1,
      seq: index + 1,
      answer: right(stored),
    }));
    await attempt.save(...all.slice(0, 2));
    secondsLater(30);
    const first = await attempt.submit(...all.slice(2));
    expect(first).toMatchObject({
      data: {
        data: { reason: 'student', answered: 4, questions: 4, handed_in_at: test.clock.now.getTime() },
      },
    });
    secondsLater(30);
    const again = await attempt.submit(...all.slice(2));
    expect(again).toMatchObject({
      data: { data: { handed_in_at: test.clock.now.getTime() - 30_000, answered: 4 } },
    });
    expect(await attemptRow(attempt.attempt_id)).toMatchObject({
      state: 'marked',
      marks: 400,
      marksMost: 400,
    });
    expect(await attempt.save({ position: 1, seq: 9, answer: null })).toMatchObject({
      status: 409,
      error: { code: 'exam_handed_in' },
    });
    expect((await attempt.read()).items).toEqual([]);
    // The teacher's bell, once.
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.personId, test.world.asha.id));
    expect(told.filter(({ cause }) => cause === `assessment-handed-in:${exam.id}`)).toHaveLength(1);
  });

  it('keeps for the teacher what a second window sends after it, and says so [CE-01]', async () => {
    const exam = await examFor9A({ questions: [{ type: 'subjective' as const, prompt: 'Why?' }] });
    const attempt = await begun(exam.id);
    const written = (seq: number, text: string) => ({
      position: 1,
      seq,
      answer: { type: 'subjective' as const, text },
    });
    await attempt.submit(written(1, 'Short.'));
    const late = { attempt_id: attempt.attempt_id, lease: randomUUID() };
    const second = await dev.call('submit-attempt', { ...late, answers: [written(2, 'A long answer.')] });
    expect(second).toMatchObject({ status: 409, error: { code: 'exam_handed_in' } });
    const log = await db().select().from(answerLog).where(eq(answerLog.attemptId, attempt.attempt_id));
    expect(log.map(({ seq, counts, lease }) => [seq, counts, lease === late.lease])).toEqual(
      expect.arrayContaining([
        [1, true, false],
        [2, false, true],
      ]),
    );
    // The first window asks once more: the same receipt.
    expect((await attempt.submit(written(1, 'Short.'))).status).toBe(200);
  });

  it('leaves what a person has to mark open, and gives nothing for no answer [CE-01]', async () => {
    const questions = [{}, { type: 'subjective' as const, prompt: 'Why?' }];
    const exam = await examFor9A({ questions, changes: { attemptsMost: 2 } });
    const answered = await begun(exam.id);
    await answered.submit({ position: 2, seq: 1, answer: { type: 'subjective', text: 'Because.' } });
    expect(await attemptRow(answered.attempt_id)).toMatchObject({ state: 'handed_in', marks: null });
    const empty = await begun(exam.id);
    await empty.submit({ position: 2, seq: 1, answer: { type: 'subjective', text: '  ' } });
    expect(await attemptRow(empty.attempt_id)).toMatchObject({ state: 'marked', marks: 0 });
  });

  it('sent twice at once is one [CE-01]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    const change = { position: 1, seq: 1, answer: right(exam.asked[0]!.stored) };
    const all = await Promise.all([1, 2, 3].map(() => attempt.submit(change)));
    const receipts = all.map((each) => (each.ok ? each.data.data.handed_in_at : each.error.code));
    expect(new Set(receipts)).toEqual(new Set([test.clock.now.getTime()]));
  });
});

describe('a result', () => {
  it('says nothing before its release, then the score, and what is right once it is closed for all [CE-02, QU-37]', async () => {
    const exam = await examFor9A({ questions: ofAllTypes() });
    const attempt = await begun(exam.id);
    expect((await dev.call('get-assessment-result', { attempt_id: attempt.attempt_id })).status).toBe(404);
    const [mcq, truth] = exam.asked.map(({ stored }) => stored);
    await attempt.submit(
      { position: 1, seq: 1, answer: right(mcq!) },
      { position: 2, seq: 2, answer: right(truth!) },
    );
    expect(await attempt.result()).toMatchObject({ is_released: 0, score: null, answers: null, answered: 2 });
    await release(exam.id);
    expect(await attempt.result()).toMatchObject({
      is_released: 1,
      score: { marks: 2, marks_most: 4, percent: 50, pass_percent: 50, is_passed: 1 },
      answers: null,
    });
    await at(12 * 60);
    // Saves of others that are on their way still count for a while.
    secondsLater(120);
    const shown = async () =>
      (await dev.ok('get-assessment-result', { attempt_id: attempt.attempt_id })).data;
    expect(await shown()).toMatchObject({ score: { marks: 2 }, answers: null });
    secondsLater(1);
    const data = await shown();
    expect(data.answers).toMatchObject([
      { marks: 1, key: mcq!.key, answer: right(mcq!) },
      { marks: 1 },
      { marks: 0, answer: null },
      { marks: 0 },
    ]);
    const card = (await dev.ok('get-student-assessments', {})).data.find(
      (each) => each.assessment_id === exam.id,
    );
    expect(card).toMatchObject({ start_exam_status: 2, status: 2, door: 'done' });
  });

  it('keeps what is right while somebody may still work, and where the teacher shows no more [CE-02]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    await attempt.submit();
    await release(exam.id);
    await asha.ok('individual-schedule-assessment', {
      assessment_id: exam.id,
      student_id: test.world.dev.id,
      end_date: '2026-11-20',
      end_time: '12:00',
      version: 0,
    });
    await at(13 * 60);
    const read = async () => (await dev.ok('get-assessment-result', { attempt_id: attempt.attempt_id })).data;
    expect(await read()).toMatchObject({ score: { marks: 0 }, answers: null });
    await at(72 * 60);
    expect((await read()).answers).toHaveLength(1);
    const show = (showPolicy: 'score' | 'nothing') =>
      db().update(assessments).set({ showPolicy }).where(eq(assessments.id, exam.id));
    await show('score');
    expect(await read()).toMatchObject({ score: { marks: 0 }, answers: null });
    await show('nothing');
    expect(await read()).toMatchObject({ is_released: 1, score: null, answers: null });
  });
});
