import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schoolModels } from '#contract/core/school-models.ts';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { migrations } from '#server/migration/schema.ts';
import { works } from '#server/works/schema.ts';
import { addExam } from '../assessments/exam-rows.ts';
import { shareAsFaculty } from '../notice-inputs.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { givenProject } from '../works/given-world.ts';
import { decideOn, handIn } from '../works/handing-in.ts';
import { cheapHash } from '../world.ts';
import { apply, check, newSchool, readyPlan } from './school.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

it('the check says what is not reviewed or marked; teachers without classes still decide on it [C8-01, C5-03]', async () => {
  const { db } = test.server.app;
  const school = await newSchool(db, await cheapHash(), 2, schoolModels.grades);
  const [t1, t2] = school.teachers;
  const [pupil, mate] = school.students.filter(({ place }) => place === '1A');
  const [student, other] = [await test.enter(pupil!), await test.enter(mate!)];
  const place = school.places['1A']!;
  const { projectId } = await givenProject(db, { schoolId: school.id, ...place });
  const sent = await handIn(test, student, pupil!, { projectId, url: 'example.org/sent' });
  const exam = await addExam(
    db,
    {
      schoolId: school.id,
      authorId: t1!.id,
      groups: [place],
      questions: [{ type: 'subjective', prompt: 'Why?', choices: [] }],
    },
    test.clock.now,
  );
  const lease = randomUUID();
  await student.ok('start-attempt', { assessment_id: exam.id, lease });
  const theirs = await other.ok('start-attempt', { assessment_id: exam.id, lease });
  const answer = { type: 'subjective' as const, text: 'Because.' };
  const handedIn = { attempt_id: theirs.data.attempt_id, lease, answers: [{ position: 1, seq: 1, answer }] };
  await other.ok('submit-attempt', handedIn);

  const coming = { schoolId: school.id, authorId: t1!.id, groups: [place] };
  await addExam(db, { ...coming, changes: { title: 'Planned' } }, test.clock.now);
  await addExam(db, { ...coming, changes: { state: 'draft' } }, test.clock.now);
  const teacher = await test.enter(t1!);
  const share = { grade: String(place.gradeId), title: 'Later', share_date: '2027-04-10' };
  await shareAsFaculty(teacher, share);
  await shareAsFaculty(teacher, { ...share, share_date: '' });

  const admin = await test.enter(school.admin);
  const { data: begun, check: dry } = await readyPlan(admin);
  expect(dry?.isReady).toBe(true);
  expect(dry?.warnings).toMatchObject([
    { code: 'leaving', count: 4 },
    { code: 'in_review', count: 1, names: ['P1A0 Year'] },
    { code: 'unmarked', count: 2, names: ['P1A0 Year', 'P1A1 Year'] },
    { code: 'assessments_planned', count: 1, names: ['Planned (T1 Year)'] },
    { code: 'notices_planned', count: 1, names: ['Later (T1 Year)'] },
  ]);

  await db
    .update(migrations)
    .set({ rules: sql`jsonb_set(${migrations.rules}, '{faculty}', '"clear"')` })
    .where(eq(migrations.schoolId, school.id));
  const { data: plan } = await check(admin, begun);
  test.clock.now = new Date('2027-04-02T06:00:00Z');
  expect(await apply(await test.enter(school.admin), plan)).toMatchObject({ ok: true });
  const [was, never] = [await test.enter(t1!), await test.enter(t2!)];
  expect((await never.call('get-submission', { id: sent.work_id })).status).toBe(404);
  const { rows } = await was.ok('get-uploaded-project-student', {});
  expect(rows.map(({ id }) => id)).toEqual([sent.work_id]);
  await decideOn(was, t1!, sent);
  expect((await was.ok('get-uploaded-project-student', {})).rows).toEqual([]);

  // As if all were of the year that the way back leaves.
  const ofNewYear = { academicYear: plan.toYear };
  await db.update(works).set(ofNewYear).where(eq(works.schoolId, school.id));
  await db.update(assessments).set(ofNewYear).where(eq(assessments.schoolId, school.id));
  const back = { migration_id: plan.id, dryRun: true };
  const { data: whole } = await (await test.enter(school.admin)).ok('rollback-migrated-students', back);
  expect(whole).toMatchObject({ year: '2026-2027', notices: 0, works: 1, assessments: 2 });
});
