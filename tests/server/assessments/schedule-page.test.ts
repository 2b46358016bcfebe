import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { assessmentOverrides, assessments } from '#server/assessments/schema/assessments.ts';
import { attempts } from '#server/assessments/schema/attempts.ts';
import { questions } from '#server/assessments/schema/questions.ts';
import { notifications } from '#server/notifications/schema.ts';
import { formSession } from '../notice-inputs.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addExam } from './exam-rows.ts';
import { addBank, addQuestion } from './question-rows.ts';

let test: TestServer;
let asha: Client;
let dev: Client;
const db = () => test.server.app.db;

beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = new Date('2026-11-18T06:00:00Z');
  asha = await test.enter(test.world.asha);
  dev = await test.enter(test.world.dev);
});

const group = (name: '9A' | '9B' | '10A' | '10B') => {
  const { gradeId, divisionId } = test.world.places[name];
  return { grade_id: gradeId, division_id: divisionId };
};
const examOf9A = (changes: object = {}, questionsOf?: Parameters<typeof addExam>[1]['questions']) =>
  addExam(db(), {
    schoolId: 1,
    authorId: test.world.asha.id,
    groups: [test.world.places['9A']],
    changes,
    ...(questionsOf && { questions: questionsOf }),
  });
const edited = async (assessment_id: number) =>
  (await asha.ok('edit-schedule-assessment', { assessment_id })).data;
const lease = '11111111-2222-4333-8444-555555555555';
const bellsOf = async (cause: string) =>
  (await db().select().from(notifications).where(eq(notifications.cause, cause))).map(
    ({ personId, message }) => [personId, message],
  );

it('keeps each time of a draft as it was typed, and compares those that are there [CE-01]', async () => {
  const draft = {
    assessment_name: 'Half',
    state: 'draft' as const,
    minutes: 60,
    items: [],
    assessment_date: '2026-11-20',
    start_time: '09:00',
  };
  const save = async (changes: object) =>
    asha.call('create-schedule-assessment', {
      ...draft,
      ...changes,
      formSession: await formSession(asha),
    });
  const opening = await save({});
  expect(opening).toMatchObject({ ok: true });
  const { assessment_id } = opening.ok ? opening.data.data : { assessment_id: 0 };
  expect((await edited(assessment_id)).values).toMatchObject({
    assessment_date: '2026-11-20',
    start_time: '09:00',
    last_start_date: '',
    end_date: '',
  });
  const closing = await save({
    assessment_date: '',
    start_time: '',
    end_date: '2026-11-21',
    end_time: '10:00',
  });
  expect(closing).toMatchObject({ ok: true });
  const early = { end_date: '2026-11-20', end_time: '08:00' };
  expect(await save(early)).toMatchObject({ error: { code: 'closes_early' } });
  const before = { last_start_date: '2026-11-20', last_start_time: '08:00' };
  expect(await save(before)).toMatchObject({ error: { code: 'last_start_early' } });
});

it('lists what a teacher may give it to, with whole grades that are theirs [CE-01]', async () => {
  const { data } = await asha.ok('assessment-groups', {});
  expect(data).toContainEqual({ kind: 'grade', ...group('9A'), name: expect.any(String) });
  const mayNot = data.map(({ division_id }) => division_id);
  expect(mayNot).not.toContain(group('10B').division_id);
  expect(data.every(({ name }) => name.trim() !== '')).toBe(true);
});

it('counts a student of two groups once, and nobody whom the caller does not teach [CE-01]', async () => {
  const count = (input: object) => asha.call('count-assessment-audience', input);
  const devId = test.world.dev.id;
  expect(await count({ groups: [group('9A')] })).toMatchObject({ data: { data: { students: 1 } } });
  expect(await count({ groups: [group('9A')], students: [devId] })).toMatchObject({
    data: { data: { students: 1 } },
  });
  expect(await count({})).toMatchObject({ data: { data: { students: 0 } } });
  expect(await count({ groups: [group('10B')] })).toMatchObject({ error: { code: 'unknown_group' } });
  expect(await count({ students: [test.world.esha.id] })).toMatchObject({
    error: { code: 'unknown_student' },
  });
  const { rows } = await asha.ok('assessment-student-lookup', {});
  expect(rows.map(({ id }) => id)).toContain(devId);
  expect(rows.map(({ id }) => id)).not.toContain(test.world.esha.id);
});

it('shows the paper as a student gets it, without anything of what is right [CE-01]', async () => {
  const exam = await examOf9A();
  const { values } = await edited(exam.id);
  const bank = { bank_id: exam.bankId, drawn: 2, marks: 3 };
  for (let count = 0; count < 3; count += 1)
    await addQuestion(db(), { schoolId: 1, bankId: exam.bankId, authorId: test.world.asha.id });
  const items = [...values.items, bank];
  const preview = await asha.ok('preview-assessment', { items, seed: 7 });
  expect(preview.data.questions).toHaveLength(3);
  expect(preview.data.marks).toBe(7);
  expect(JSON.stringify(preview)).not.toMatch(/"(right|key|explanation|isRight|modelAnswer)/);
  expect(await asha.ok('preview-assessment', { items, seed: 7 })).toEqual(preview);
  expect(await db().$count(attempts)).toBe(0);
  // A colleague's questions that nobody shares are no more shown than they are given.
  const { bina } = test.world;
  const bankId = await addBank(db(), { schoolId: 1, authorId: bina.id, name: 'Hers alone' });
  const hers = await addQuestion(db(), { schoolId: 1, bankId, authorId: bina.id });
  expect(await asha.call('preview-assessment', { items: [{ question_id: hers.id }], seed: 1 })).toMatchObject(
    { error: { code: 'unknown_question' } },
  );
});

it('tells a copy which questions it cannot take along, and groups by their names [CE-01]', async () => {
  const exam = await examOf9A({}, [{}, {}]);
  await db().update(questions).set({ removedAt: new Date() }).where(eq(questions.id, exam.asked[1]!.id));
  const read = await edited(exam.id);
  expect(read.items_gone).toEqual([0, 1]);
  expect(read.group_names).toEqual([expect.stringContaining('A')]);
});

it('is a draft again when it is taken back before the first start, and leaves the bells [CE-01, CO-20]', async () => {
  const exam = await examOf9A();
  const { values, version } = await edited(exam.id);
  const cause = `assessment:${exam.id}`;
  // Scheduled anew, so that it is in the bells.
  const told = { ...values, minutes: 45, assessment_id: exam.id, version };
  await asha.ok('update-schedule-assessment', { ...told, formSession: await formSession(asha) });
  expect(await bellsOf(cause)).toHaveLength(1);
  const taken = { assessment_id: exam.id, version: version + 1 };
  expect(await asha.call('withdraw-assessment', { ...taken, version })).toMatchObject({
    error: { code: 'stale' },
  });
  expect((await asha.ok('withdraw-assessment', taken)).data).toEqual({ is_draft: 1, version: version + 2 });
  expect(await bellsOf(cause)).toEqual([]);
  const start = await dev.call('start-attempt', { assessment_id: exam.id, lease });
  expect(start.status).toBe(404);
  expect((await edited(exam.id)).values.state).toBe('draft');
  expect(await asha.call('withdraw-assessment', { ...taken, version: version + 2 })).toMatchObject({
    status: 409,
    error: { code: 'not_scheduled' },
  });
});

it('closes now once a student started: answers are kept, nobody starts, and students read why [CE-01, CO-20]', async () => {
  const exam = await examOf9A();
  // A student with times of their own is no exception.
  await db()
    .insert(assessmentOverrides)
    .values({
      schoolId: 1,
      assessmentId: exam.id,
      personId: test.world.dev.id,
      closesAt: new Date('2026-11-30T06:00:00Z'),
      setBy: test.world.asha.id,
      setAt: test.clock.now,
    });
  const started = await dev.ok('start-attempt', { assessment_id: exam.id, lease });
  const attempt_id = started.data.attempt_id;
  test.clock.now = new Date('2026-11-18T06:10:00Z');
  const { version } = await edited(exam.id);
  const close = (reason: string) =>
    asha.call('withdraw-assessment', { assessment_id: exam.id, version, reason });
  expect(await close(' ')).toMatchObject({
    error: { code: 'needs_reason', issues: { reason: { code: 'needs_reason' } } },
  });
  expect(await close('The wrong paper.')).toMatchObject({ data: { data: { is_draft: 0 } } });
  // Every screen of the teacher follows at once, though the browser has two minutes for what it did not send yet.
  const of = { assessment_id: exam.id };
  const [listed] = (await asha.ok('schedule-assessment-student', of)).rows;
  expect(listed).toMatchObject({ attempt_state: 'handed_in' });
  const results = await asha.ok('download-assessment-student', of);
  expect(results).toMatchObject({ totals: { open: 0, handed_in: 1 }, rows: [{ state: 'handed_in' }] });
  const filtered = { ...of, filters: { state: 'open' as const } };
  expect((await asha.ok('download-assessment-student', filtered)).total).toBe(0);
  expect((await asha.ok('preview-release', of)).data).toMatchObject({ open: 0, unmarked: 1 });
  expect((await asha.ok('live-board', of)).totals).toMatchObject({ working: 0, away: 0, handed_in: 1 });
  // What the browser had not sent yet still counts.
  const { asked } = exam;
  const choice = asked[0]!.stored.body;
  const chosen = 'choices' in choice ? [choice.choices[0]!.id] : [];
  const late = await dev.call('save-answers', {
    attempt_id,
    lease,
    answers: [{ position: 1, seq: 1, answer: { type: 'mcq', chosen } }],
  });
  expect(late).toMatchObject({ ok: true });
  const shown = await dev.ok('get-attempt', { attempt_id });
  expect(shown.data).toMatchObject({ items: [], receipt: { answered: 1 } });
  expect(await bellsOf(`assessment-closed:${exam.id}`)).toEqual([
    [test.world.dev.id, `${exam.title}: The wrong paper.`],
  ]);
  const [row] = await db().select().from(assessments).where(eq(assessments.id, exam.id));
  expect(row?.closesAt).toEqual(test.clock.now);
  const [override] = await db()
    .select()
    .from(assessmentOverrides)
    .where(and(eq(assessmentOverrides.schoolId, 1), eq(assessmentOverrides.assessmentId, exam.id)));
  expect(override?.closesAt).toEqual(test.clock.now);
  const again = await asha.call('withdraw-assessment', {
    assessment_id: exam.id,
    version: version + 1,
    reason: 'Again.',
  });
  expect(again).toMatchObject({ status: 409, error: { code: 'closed_already' } });
});

it('leaves the bells of those for whom it is not any more [CE-01, CO-20]', async () => {
  const exam = await examOf9A();
  const cause = `assessment:${exam.id}`;
  const update = async (changes: object) => {
    const { values, version } = await edited(exam.id);
    const input = { ...values, ...changes, assessment_id: exam.id, version };
    await asha.ok('update-schedule-assessment', { ...input, formSession: await formSession(asha) });
  };
  await update({ minutes: 45 });
  expect(await bellsOf(cause)).toHaveLength(1);
  await update({ groups: [group('10A')] });
  expect((await bellsOf(cause)).map(([id]) => id)).not.toContain(test.world.dev.id);
});
