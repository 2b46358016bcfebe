import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { queueEnding } from '#server/assessments/attempt-ends.ts';
import { assessmentItems, assessments } from '#server/assessments/schema/assessments.ts';
import { attemptItems } from '#server/assessments/schema/attempts.ts';
import { questions } from '#server/assessments/schema/questions.ts';
import { jobs } from '#server/jobs/schema.ts';
import { formSession } from '../notice-inputs.ts';
import {
  asha,
  attemptRow,
  begin,
  begun,
  db,
  dev,
  examFor9A,
  newStudent,
  overtaken,
  test,
  useExams,
} from './exam-harness.ts';
import { addBank, addQuestion, mcqFields } from './question-rows.ts';

/** The moment of the first start, and what becomes of questions after it. */

useExams();

const author = () => ({ schoolId: 1, authorId: test.world.asha.id });
type Exam = Awaited<ReturnType<typeof examFor9A>>;

/** An edit as the form sends it, with everything that was read and these changes. */
async function edit(exam: Exam, changes: object) {
  const { values, version } = (await asha.ok('edit-schedule-assessment', { assessment_id: exam.id })).data;
  const session = await formSession(asha);
  return () =>
    asha.call('update-schedule-assessment', {
      ...values,
      assessment_id: exam.id,
      version,
      formSession: session,
      ...changes,
    });
}
const questionsOf = async (attemptId: number) =>
  (await db().select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId))).map(
    ({ questionId, marksMost }) => [questionId, marksMost],
  );

describe('an edit in the moment of the first start', () => {
  /** An assessment of one question, and another question that an edit puts in its place. */
  async function scene() {
    const exam = await examFor9A();
    const other = await addQuestion(db(), { ...author(), bankId: exam.bankId });
    return { exam, other, older: exam.asked[0]!.id };
  }

  it('that comes second is refused: the student works on what was there [CE-01]', async () => {
    const { exam, other, older } = await scene();
    const change = await edit(exam, { items: [{ question_id: other.id, marks: 5 }], minutes: 5 });
    const [started, edited] = await overtaken('attempts', () => begin(exam.id), change);
    expect(edited).toMatchObject({ status: 409, error: { code: 'exam_started' } });
    if (!started.ok) throw new Error(started.error.code);
    const { attempt_id } = started.data.data;
    expect(await questionsOf(attempt_id)).toEqual([[older, 100]]);
    const row = await attemptRow(attempt_id);
    expect((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000).toBe(60);
    const [stored] = await db().select().from(assessments).where(eq(assessments.id, exam.id));
    expect(stored).toMatchObject({ minutes: 60, version: 1 });
  });

  it('that comes first wins whole: the student works on all that it says [CE-01]', async () => {
    const { exam, other } = await scene();
    const change = await edit(exam, { items: [{ question_id: other.id, marks: 5 }], minutes: 5 });
    const [edited, started] = await overtaken('assessment_items', change, () => begin(exam.id));
    expect(edited).toMatchObject({ ok: true });
    if (!started.ok) throw new Error(started.error.code);
    const { attempt_id, marks } = started.data.data;
    expect(marks).toBe(5);
    expect(await questionsOf(attempt_id)).toEqual([[other.id, 500]]);
    const row = await attemptRow(attempt_id);
    expect((row.endsAt.getTime() - row.startedAt.getTime()) / 60_000).toBe(5);
  });

  it.each([
    ['takes the student out', () => ({ groups: [group('10A')] })],
    ['makes it a draft again', () => ({ state: 'draft' })],
    [
      'opens it later',
      () => ({
        start_time: '23:00',
        last_start_time: '23:30',
        last_start_date: '2026-11-18',
        end_date: '2026-11-19',
      }),
    ],
  ])('and %s lets nobody start, and writes down no start [CE-01]', async (_what, changes) => {
    const { exam } = await scene();
    const change = await edit(exam, changes());
    const [edited, started] = await overtaken('assessment_items', change, () => begin(exam.id));
    expect(edited).toMatchObject({ ok: true });
    expect([404, 409]).toContain(started.status);
    const [stored] = await db().select().from(assessments).where(eq(assessments.id, exam.id));
    expect(stored?.firstStartAt).toBeNull();
  });

  const group = (name: '10A') => {
    const { gradeId, divisionId } = test.world.places[name];
    return { grade_id: gradeId, division_id: divisionId };
  };
});

describe('between two starts', () => {
  /** Everybody gets two questions of a topic of three, and one that is fixed. */
  async function drawing() {
    // Whom it is for is written down with the first start.
    const students = [await newStudent(), await newStudent(), await newStudent()];
    const exam = await examFor9A();
    const bankId = await addBank(db(), { ...author(), name: `Drawn ${exam.id}` });
    const drawn: { readonly id: number }[] = [];
    for (let count = 0; count < 3; count += 1) drawn.push(await addQuestion(db(), { ...author(), bankId }));
    await db()
      .insert(assessmentItems)
      .values({ schoolId: 1, assessmentId: exam.id, position: 2, bankId, drawn: 2, marks: 200 });
    const start = async () => begun(exam.id, await test.enter(students.shift()!));
    return { exam, bankId, drawn, start };
  }
  const change = async (id: number, bankId: number, fields: object = {}) => {
    const { data } = await asha.ok('get-question-data', { id });
    return asha.call('save-question', {
      ...mcqFields({ ...data.values, bankId }),
      ...fields,
      id,
      version: data.version,
      formSession: await formSession(asha),
    });
  };

  it('a changed question is for those who start later; who began has the one they saw [CE-01, QU-37]', async () => {
    const { exam, bankId, drawn, start } = await drawing();
    const first = await start();
    for (const { id } of [...drawn, exam.asked[0]!])
      expect(
        await change(id, id === exam.asked[0]!.id ? exam.bankId : bankId, { prompt: 'Changed?' }),
      ).toMatchObject({
        ok: true,
      });
    const second = await start();
    expect(first.items.map(({ prompt }) => prompt)).not.toContain('Changed?');
    expect((await first.read()).items).toEqual(first.items);
    // A fixed question stays as it was chosen, a drawn one is the newest.
    expect(second.items.map(({ prompt }) => prompt)).toEqual([
      'Which device joins two networks?',
      'Changed?',
      'Changed?',
    ]);
    for (const attempt of [first, second]) expect(await attempt.submit()).toMatchObject({ ok: true });
  });

  it('a retired question is drawn by nobody where others are left, and everybody gets as many [CE-01]', async () => {
    const { exam, drawn, start } = await drawing();
    const first = await start();
    const version = async (id: number) => (await asha.ok('get-question-data', { id })).data.version;
    const retire = async ({ id }: { readonly id: number }) =>
      asha.ok('remove-question', { rows: [{ id, version: await version(id) }], isRemoved: true });
    await retire(drawn[0]!);
    const second = await start();
    const ids = (await questionsOf(second.attempt_id)).map(([id]) => id);
    expect(new Set(ids)).toEqual(new Set([exam.asked[0]!.id, drawn[1]!.id, drawn[2]!.id]));
    for (const each of drawn.slice(1)) await retire(each);
    const third = await start();
    for (const attempt of [first, second, third]) {
      expect(await questionsOf(attempt.attempt_id)).toHaveLength(3);
      expect((await attemptRow(attempt.attempt_id)).marksMost).toBe(500);
    }
  });

  it('a question that is moved to another topic takes nothing from who starts later [CE-01]', async () => {
    const { exam, drawn, start } = await drawing();
    const first = await start();
    for (const { id } of drawn.slice(0, 2)) expect(await change(id, exam.bankId)).toMatchObject({ ok: true });
    const second = await start();
    for (const attempt of [first, second]) {
      expect(await questionsOf(attempt.attempt_id)).toHaveLength(3);
      expect((await attemptRow(attempt.attempt_id)).marksMost).toBe(500);
    }
  });

  it('a question that becomes another kind is still one, and whoever drew it hands in what they saw [CE-01]', async () => {
    const { bankId, drawn, start } = await drawing();
    const first = await start();
    for (const { id } of drawn)
      expect(await change(id, bankId, { type: 'subjective', choices: [] })).toMatchObject({ ok: true });
    const second = await start();
    expect(await questionsOf(second.attempt_id)).toHaveLength(3);
    expect(await first.submit()).toMatchObject({ ok: true });
    expect(await attemptRow(first.attempt_id)).toMatchObject({ state: 'marked', marksMost: 500 });
    const { status } = await dev.call('get-attempt', { attempt_id: first.attempt_id });
    expect(status).toBe(404);
    expect(await db().$count(questions, eq(questions.bankId, bankId))).toBe(3);
  });
});

it('an end that is moved into the past is handed in in a minute that is still to come [CE-01]', async () => {
  const now = new Date('2026-11-27T10:30:20Z');
  await queueEnding(db(), new Date('2026-11-27T10:00:00Z'), now);
  const queued = await db().select({ runAt: jobs.runAt }).from(jobs).where(eq(jobs.kind, 'end-attempts'));
  expect(queued.map(({ runAt }) => runAt.toISOString())).toContain('2026-11-27T10:33:00.000Z');
});
