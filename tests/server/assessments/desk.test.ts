import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersAtDesk, type answersToMarkInput } from '#contract/assessments/marking-desk.wire.ts';
import { auditLog } from '#server/core/schema.ts';
import { asha, begun, db, dev, examFor9A, test, useExams } from './exam-harness.ts';
import { takenBy } from './exam-takers.ts';

useExams();

const subjective = { type: 'subjective' as const, prompt: 'Why?', marks: 5 };
const typed = (text: string) => ({ type: 'subjective' as const, text });
const ask = async (input: v.InferInput<typeof answersToMarkInput>) =>
  (await asha.ok('answers-to-mark', input)).data;

/** So many students answer the second and the third question; the last of them writes nothing. */
async function taken(count: number) {
  const exam = await examFor9A({ questions: [{}, subjective, subjective] });
  const ids = await takenBy(db(), exam, count, ({ item }, taker) =>
    item.position > 1 && taker < count - 1 ? typed(`Because ${item.position}.`) : undefined,
  );
  return { exam, ids, second: exam.asked[1]!.id };
}

describe('the desk of a teacher', () => {
  it('gives the answers of one question that wait, some at a time, each once [CE-02]', async () => {
    const { exam, ids, second } = await taken(answersAtDesk + 3);
    const waiting = ids.slice(0, -1);
    // The first question of which answers wait, since none is named.
    const first = await ask({ assessment_id: exam.id });
    expect(first.question_id).toBe(second);
    expect(first.questions.map((one) => [one.type, one.waiting, one.answers])).toEqual([
      ['mcq', 0, ids.length],
      ['subjective', waiting.length, ids.length],
      ['subjective', waiting.length, ids.length],
    ]);
    expect(first).toMatchObject({ assessment_name: exam.title, has_more: true });
    expect(first.rows).toHaveLength(answersAtDesk);
    const last = first.rows.at(-1)!;
    const rest = await ask({
      assessment_id: exam.id,
      question_id: second,
      after_attempt: last.attempt_id,
      after_position: last.position,
    });
    expect(rest.has_more).toBe(false);
    expect([...first.rows, ...rest.rows].map((row) => row.attempt_id)).toEqual(waiting);
    expect(first.rows[0]).toMatchObject({
      position: 2,
      question_id: second,
      answer: typed('Because 2.'),
      marks: null,
      marks_most: 5,
      so_far: 0,
      attempt_most: 11,
      student_name: 'Taker 0000 Test',
      marked_by: '',
    });
  });

  it('goes student by student, shows what is marked if it is asked to, and leaves names out [CE-02]', async () => {
    const { exam, ids } = await taken(3);
    const places = (rows: readonly { attempt_id: number; position: number }[]) =>
      rows.map((row) => [ids.indexOf(row.attempt_id), row.position]);
    const waiting = await ask({ assessment_id: exam.id, order: 'student', hides_names: 1 });
    expect(places(waiting.rows)).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    expect(JSON.stringify(waiting)).not.toContain('Taker');
    expect(waiting.rows.every((row) => row.student_id === 0)).toBe(true);
    const all = await ask({ assessment_id: exam.id, order: 'student', state: 'all' });
    expect(all.rows).toHaveLength(9);
    // Nothing was written: its marks are none, and it does not wait.
    expect(all.rows.at(-1)).toMatchObject({ answer: null, marks: 0, version: 0 });
    const one = await ask({ assessment_id: exam.id, order: 'student', attempt_id: ids[1]!, state: 'all' });
    expect(places(one.rows)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    // What waits is counted of this attempt, and an answer of it is read by itself.
    expect(one.questions.map(({ waiting, answers }) => [waiting, answers])).toEqual([
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
    const read = { assessment_id: exam.id, attempt_id: ids[1]!, question_id: one.rows[2]!.question_id };
    const again = await ask({ ...read, order: 'student', state: 'all' });
    expect(places(again.rows)).toEqual([[1, 3]]);
    expect((await ask({ ...read, state: 'all' })).questions[2]).toMatchObject({ waiting: 2, answers: 3 });
  });

  it('is told who gave the marks, and the sum of the attempt by now [CE-02]', async () => {
    const { exam, ids, second } = await taken(2);
    const rows = [{ position: 2, marks: 2.5, version: 1, feedback: 'Good.' }];
    await asha.ok('update-subjective-marks', { attempt_id: ids[0]!, rows });
    const of = { assessment_id: exam.id, question_id: second };
    expect((await ask(of)).rows).toEqual([]);
    expect((await ask({ ...of, state: 'all' })).rows[0]).toMatchObject({
      marks: 2.5,
      feedback: 'Good.',
      so_far: 2.5,
      marked_by: 'Asha Test',
      version: 2,
    });
  });

  it('has no answer of an attempt that runs or was sent back, and none of a stranger [CE-02]', async () => {
    const exam = await examFor9A({ questions: [subjective] });
    const attempt = await begun(exam.id);
    await attempt.save({ position: 1, seq: 1, answer: typed('Not yet.') });
    expect((await ask({ assessment_id: exam.id, state: 'all' })).rows).toEqual([]);
    await attempt.submit();
    expect((await ask({ assessment_id: exam.id })).rows).toHaveLength(1);
    const statusOf = async (name: 'bina' | 'chetan' | 'admin' | 'otherFaculty' | 'dev') =>
      (await (await test.enter(test.world[name])).call('answers-to-mark', { assessment_id: exam.id })).status;
    expect(await statusOf('bina')).toBe(200);
    expect(await statusOf('admin')).toBe(200);
    expect(await statusOf('chetan')).toBe(404);
    expect(await statusOf('otherFaculty')).toBe(404);
    expect(await statusOf('dev')).toBe(403);
  });
});

describe('a rule that is overruled', () => {
  it('takes a reason, which who marks next and the record of the student have, and no log [CE-02, CE-03]', async () => {
    const exam = await examFor9A();
    const attempt = await begun(exam.id);
    const { attempt_id } = attempt;
    await attempt.submit();
    const overrule = (reason: string) =>
      asha.call('changeAnswerCorrectIncorrect', {
        attempt_id,
        position: 1,
        is_correct: 1,
        reason,
        version: 0,
      });
    for (const reason of ['', '   ', 'x'.repeat(301)]) expect((await overrule(reason)).status).toBe(400);
    expect(await overrule(' ')).toMatchObject({ error: { issues: { reason: { code: 'field_required' } } } });
    expect(await overrule('The picture was missing.')).toMatchObject({ data: { data: { marks: 1 } } });
    const [row] = (await ask({ assessment_id: exam.id, state: 'all' })).rows;
    expect(row).toMatchObject({ marks: 1, source: 'teacher', reason: 'The picture was missing.', so_far: 1 });
    const [read] = (await asha.ok('completed-assessment-answer', { attempt_id })).data.answers;
    expect(read).toMatchObject({ reason: 'The picture was missing.' });
    const logged = await db().select().from(auditLog);
    expect(logged.filter(({ action }) => action === 'attempt.overruled')).toMatchObject([
      { details: { id: attempt_id, answers: 1 } },
    ]);
    expect(JSON.stringify(logged)).not.toContain('picture was missing');
  });

  it('gives a part of the marks, within the most of the question [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{ marks: 4 }] });
    const attempt = await begun(exam.id);
    const { attempt_id } = attempt;
    await attempt.submit();
    const give = (marks: number, version: number, reason = 'One half is right.') =>
      asha.call('update-subjective-marks', {
        attempt_id,
        rows: [{ position: 1, marks, reason, version }],
      });
    expect(await give(4.25, 0)).toMatchObject({ error: { code: 'above_most' } });
    expect((await give(1.1, 0)).status).toBe(400);
    expect(await give(2.5, 0, '  ')).toMatchObject({ error: { code: 'by_key' } });
    expect(await give(2.5, 0)).toMatchObject({ data: { data: { marks: 2.5, state: 'marked' } } });
    const [row] = (await ask({ assessment_id: exam.id, state: 'all' })).rows;
    expect(row).toMatchObject({ marks: 2.5, source: 'teacher', reason: 'One half is right.' });
    const actions = (await db().select().from(auditLog)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('attempt.'))).toContain('attempt.overruled');
  });

  it('is the only way to change what a key marked: marks without a reason are refused [CE-03]', async () => {
    const exam = await examFor9A({ questions: [{}, subjective] });
    const [attempt_id] = await takenBy(db(), exam, 1, ({ item }) =>
      item.position === 2 ? typed('Because.') : undefined,
    );
    const rows = [
      { position: 2, marks: 3, version: 1 },
      { position: 1, marks: 1, version: 0 },
    ];
    expect(await asha.call('update-subjective-marks', { attempt_id: attempt_id!, rows })).toMatchObject({
      status: 409,
      error: { code: 'by_key' },
    });
    // Nothing of it was stored.
    const all = await ask({ assessment_id: exam.id, order: 'student', state: 'all' });
    expect(all.rows.map(({ marks, version }) => [marks, version])).toEqual([
      [0, 0],
      [null, 1],
    ]);
  });
});

describe('what a release does', () => {
  it('is counted before as it is done: every marked attempt, not the newest ones alone [CE-02]', async () => {
    const exam = await examFor9A({ questions: [subjective], changes: { attemptsMost: 3 } });
    const marked = async () => {
      const attempt = await begun(exam.id);
      await attempt.submit();
    };
    await marked();
    await marked();
    const waiting = await begun(exam.id);
    await waiting.submit({ position: 1, seq: 1, answer: typed('Mark me.') });
    const of = { assessment_id: exam.id };
    const preview = async () => (await asha.ok('preview-release', of)).data;
    const expected = { attempts: 2, students: 1, unmarked: 1, open: 0 };
    expect(await preview()).toEqual(expected);
    expect((await asha.ok('release-assessment', of)).data).toEqual({ ...expected, released: 2 });
    expect(await preview()).toEqual({ attempts: 0, students: 0, unmarked: 1, open: 0 });
    expect((await dev.call('preview-release', of)).status).toBe(403);
    const bina = await test.enter(test.world.bina);
    expect((await bina.call('preview-release', of)).status).toBe(404);
  });
});
