import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { assessmentOverrides } from '#server/assessments/schema/assessments.ts';
import { notifications } from '#server/notifications/schema.ts';
import { asha, at, begun, db, examFor9A, test, useExams } from './exam-harness.ts';

useExams();

const missing = (assessment_id: number, client = asha) =>
  client.ok('unattemted-assessment-student', { assessment_id });
const remind = (assessment_id: number, student_ids: number[] = [], client = asha) =>
  client.call('remind-assessment', { assessment_id, student_ids });
const bellsOf = async (id: number) =>
  (
    await db()
      .select()
      .from(notifications)
      .where(eq(notifications.cause, `assessment-reminder:${id}`))
  ).map(({ personId, url, version }) => [personId, url, version]);

it('reminds who has not started, once a day of the school, one or all [CE-03, CO-20]', async () => {
  const day = (at: number) => new Date(`2026-11-${at}T06:00:00Z`);
  const exam = await examFor9A({ changes: { lastStartAt: day(20), closesAt: day(21) } });
  const { dev: student } = test.world;
  expect(await missing(exam.id)).toMatchObject({ to_remind: 1, rows: [{ is_reminded: 0 }] });
  expect(await remind(exam.id, [student.id])).toMatchObject({ data: { told: 1, skipped: 0 } });
  expect(await bellsOf(exam.id)).toEqual([[student.id, `/assessment/${exam.id}`, 1]]);
  expect(await missing(exam.id)).toMatchObject({ to_remind: 0, rows: [{ is_reminded: 1 }] });
  // A colleague of the same day reaches nobody more.
  const bina = await test.enter(test.world.bina);
  expect(await remind(exam.id, [student.id], bina)).toMatchObject({ data: { told: 0, skipped: 1 } });
  expect(await remind(exam.id)).toMatchObject({ data: { told: 0, skipped: 0 } });
  // Cleared away it counts all the same.
  await db().update(notifications).set({ clearedAt: test.clock.now });
  expect(await remind(exam.id)).toMatchObject({ data: { told: 0 } });
  // Half past eleven at night in the school, and half past twelve.
  await at(12 * 60);
  expect(await remind(exam.id)).toMatchObject({ data: { told: 0 } });
  await at(13 * 60);
  expect(await remind(exam.id)).toMatchObject({ data: { told: 1 } });
  expect(await bellsOf(exam.id)).toEqual([[student.id, `/assessment/${exam.id}`, 2]]);
});

it('two who remind at the same moment tell each student once [CE-03]', async () => {
  const exam = await examFor9A();
  const bina = await test.enter(test.world.bina);
  const both = await Promise.all([remind(exam.id), remind(exam.id, [], bina)]);
  expect(
    both.map((answer) => (answer.ok ? answer.data.told : -1)).toSorted((one, other) => one - other),
  ).toEqual([0, 1]);
});

it('leaves those alone who started, are excused, can start no more, or are not the caller’s [CE-03]', async () => {
  const exam = await examFor9A({ groups: [test.world.places['9A'], test.world.places['10A']] });
  const { dev: student, farid, bina: colleague, asha: author } = test.world;
  const bina = await test.enter(colleague);
  // Bina teaches 9A alone.
  expect(await remind(exam.id, [farid.id], bina)).toMatchObject({ data: { told: 0, skipped: 1 } });
  await begun(exam.id);
  expect(await remind(exam.id, [student.id])).toMatchObject({ data: { told: 0, skipped: 1 } });
  const override = { schoolId: 1, assessmentId: exam.id, setBy: author.id, setAt: test.clock.now };
  await db()
    .insert(assessmentOverrides)
    .values({ ...override, personId: farid.id, isExcused: true });
  expect(await remind(exam.id)).toMatchObject({ data: { told: 0 } });
  await db()
    .update(assessmentOverrides)
    .set({ isExcused: false, lastStartAt: new Date('2026-11-18T05:59:00Z') })
    .where(and(eq(assessmentOverrides.assessmentId, exam.id), eq(assessmentOverrides.personId, farid.id)));
  expect(await missing(exam.id)).toMatchObject({ to_remind: 0, total: 1 });
  expect(await remind(exam.id)).toMatchObject({ data: { told: 0 } });
  await db()
    .update(assessmentOverrides)
    .set({ lastStartAt: null })
    .where(and(eq(assessmentOverrides.assessmentId, exam.id), eq(assessmentOverrides.personId, farid.id)));
  expect(await remind(exam.id)).toMatchObject({ data: { told: 1 } });
});

it('is refused for a draft, and leaves the bell with what is taken back [CE-01, CO-20]', async () => {
  const draft = await examFor9A({ changes: { state: 'draft' } });
  expect(await remind(draft.id)).toMatchObject({ status: 409, error: { code: 'not_scheduled' } });
  const exam = await examFor9A();
  await remind(exam.id);
  await asha.ok('withdraw-assessment', { assessment_id: exam.id, version: 1, reason: '' });
  expect(await bellsOf(exam.id)).toEqual([]);
});
