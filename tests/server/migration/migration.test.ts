import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineAction } from '#contract/migration/migration.model.ts';
import { memberships, people } from '#server/directory/schema.ts';
import { migrationLines } from '#server/migration/schema.ts';
import { peopleChanges } from '#server/people/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { times } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { apply, check, newSchool, placesOf, readyPlan, stateOf, type YearSchool } from './school.ts';

let test: TestServer;
let db: TestServer['server']['app']['db'];
let passwordHash: string;
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  passwordHash = await cheapHash();
});
afterAll(() => test.close());

const begin = async (): Promise<{ school: YearSchool; admin: Client }> => {
  const school = await newSchool(db, passwordHash);
  return { school, admin: await test.enter(school.admin) };
};

describe('a school that moves to the next year', () => {
  it('moves each class up by position, same section, and lets the last one go [PR-04, C8-01, QU-47]', async () => {
    const { school, admin } = await begin();
    const { data: plan, check: dry } = await readyPlan(admin);
    expect(plan).toMatchObject({ fromYear: '2026-2027', toYear: '2027-2028', state: 'draft' });
    expect(plan.lines).toMatchObject({ students: 12, ready: 12, undecided: 0 });
    expect(dry).toMatchObject({ isReady: true, problems: [] });
    expect(dry?.flows).toContainEqual({ from: 'Grade 1 B', action: 'promote', to: 'Grade 2 B', students: 2 });
    expect(dry?.flows).toContainEqual({ from: 'Grade 3 A', action: 'leave', to: '', students: 2 });
    expect(dry?.warnings).toMatchObject([{ code: 'leaving', count: 4 }]);
    // T1 teaches 1A and 2A: today's pupils of 1A stay theirs in 2A, those of 2A go, nobody comes new.
    expect(dry?.teachers).toContainEqual({
      id: school.teachers[0]?.id,
      name: 'T1 Year',
      before: 4,
      stay: 2,
      come: 0,
    });
    const before = await stateOf(db, school.id);
    test.clock.now = new Date('2027-04-02T06:00:00Z');
    const admin2 = await test.enter(school.admin);
    const first = await apply(admin2, plan);
    expect(first).toMatchObject({
      ok: true,
      data: { data: { moved: 8, left: 4, retained: 0, year: '2027-2028' } },
    });
    expect(await apply(admin2, plan)).toEqual(first);
    const after = await placesOf(db, school.id);
    expect(after).toMatchObject({
      P1A0: ['Grade 2 A', 'Chess A'],
      P2B1: ['Grade 3 B'],
      P3A0: [],
      T1: ['Grade 1 A', 'Grade 2 A', 'Chess A'],
    });
    const leaver = school.students.find(({ place }) => place === '3A');
    const [row] = await db
      .select()
      .from(people)
      .where(eq(people.id, leaver?.id ?? 0));
    expect(row).toMatchObject({ isActive: false, version: 2 });
    expect(row?.leftAt).not.toBeNull();
    const [note] = await db
      .select()
      .from(peopleChanges)
      .where(eq(peopleChanges.personId, leaver?.id ?? 0));
    expect(note).toMatchObject({ kind: 'migrated', batchId: plan.batch_id, after: { status: 'left' } });
    const told = await admin2.ok('student-history', { id: leaver?.id ?? 0 });
    expect(told.rows).toMatchObject([{ act: 'migrated', by: expect.any(String) }]);
    const undo = { migration_id: plan.id };
    const dryUndo = await admin2.ok('rollback-migrated-students', { ...undo, dryRun: true });
    expect(dryUndo.data).toEqual({
      returned: 12,
      kept: [],
      notices: 0,
      works: 0,
      assessments: 0,
      teachers_kept: 0,
      year: '2026-2027',
    });
    expect(await admin2.ok('rollback-migrated-students', undo)).toEqual(dryUndo);
    expect(await stateOf(db, school.id)).toEqual(before);
    const events = await db
      .select()
      .from(reportEvents)
      .where(and(eq(reportEvents.schoolId, school.id), eq(reportEvents.subject, 'year')))
      .orderBy(reportEvents.id);
    expect(events.map(({ measure, subjectId, details }) => [measure, subjectId, details])).toEqual([
      ['year.moved', plan.id, { moved: 8, left: 4, retained: 0 }],
      ['year.returned', plan.id, { students: 'all' }],
    ]);
    test.clock.now = new Date('2026-11-18T06:00:00Z');
  });

  it('goes there and back without a trace on places, years and who can sign in, whatever was decided [NX-349, NX-350, NX-352]', async () => {
    const actions = fc.constantFrom<LineAction>('promote', 'retain', 'leave');
    await fc.assert(
      fc.asyncProperty(
        fc.array(actions, { minLength: 12, maxLength: 12 }),
        fc.constantFrom('keep' as const, 'clear' as const),
        fc.constantFrom('keep' as const, 'clear' as const),
        fc.boolean(),
        async (decided, faculty, clubs, leaveNow) => {
          const { school, admin } = await begin();
          const begun = await admin.ok('save-students-to-newAcademic', {});
          const { data: ruled } = await admin.ok('save-students-to-newAcademic', {
            migration_id: begun.data.id,
            version: begun.data.version,
            leave_on: leaveNow ? '2026-11-18' : '2027-03-31',
            rules: {
              faculty,
              classes: begun.data.classes.map(({ id, action, to_grade }) => ({
                grade_id: id,
                action,
                to_grade,
              })),
              clubs: begun.data.clubs.map(({ id }) => ({ club_id: id, action: clubs, to_club: null })),
            },
            items: school.students.map(({ id }, index) => ({
              student_id: id,
              action: decided[index] ?? 'retain',
              toClass: school.places['1B']?.gradeId ?? null,
              toDiv: school.places['1B']?.divisionId ?? null,
            })),
          });
          const { check: dry } = await check(admin, ruled);
          expect(dry?.isReady).toBe(true);
          expect(dry?.flows.reduce((sum, { students }) => sum + students, 0)).toBe(12);
          const lines = await db.$count(
            migrationLines,
            and(eq(migrationLines.schoolId, school.id), eq(migrationLines.migrationId, ruled.id)),
          );
          expect(lines).toBe(12);
          const before = await stateOf(db, school.id);
          expect(await apply(admin, ruled)).toMatchObject({ ok: true });
          const { rows: twice } = await db.execute(sql`
            select m.person_id from memberships m
            join grades g on g.school_id = m.school_id and g.id = m.grade_id and g.kind = 'grade'
            join people p on p.school_id = m.school_id and p.id = m.person_id and p.role = 3
            where m.school_id = ${school.id} group by m.person_id having count(*) > 1`);
          expect(twice).toEqual([]);
          const half = school.students.slice(0, 3).map(({ id }) => id);
          await admin.ok('rollback-migrated-students', { migration_id: ruled.id, students: half });
          const undone = await admin.ok('rollback-migrated-students', { migration_id: ruled.id });
          expect(undone.data).toMatchObject({ returned: 12, kept: [] });
          expect(await stateOf(db, school.id)).toEqual(before);
        },
      ),
      { numRuns: times(3, 12) },
    );
  });

  it('is not applied while somebody is undecided, or was moved since the check: those alone are marked [NX-347]', async () => {
    const { school, admin } = await begin();
    const [first, second] = school.students;
    await db.delete(memberships).where(eq(memberships.personId, first?.id ?? 0));
    const { data: plan, check: dry } = await readyPlan(admin);
    expect(dry).toMatchObject({
      isReady: false,
      problems: [{ code: 'undecided', count: 1, names: ['P1A0 Year'] }],
    });
    expect(await apply(admin, plan)).toMatchObject({
      status: 422,
      error: {
        code: 'lines_open',
        information: 'It is not said yet what becomes of 1 student. Decide, then check again.',
      },
    });
    const { data: decided } = await admin.ok('save-students-to-newAcademic', {
      migration_id: plan.id,
      version: plan.version,
      items: [{ student_id: first?.id ?? 0, action: 'retain' }],
    });
    await db
      .update(memberships)
      .set(school.places['1B'] ?? {})
      .where(eq(memberships.personId, second?.id ?? 0));
    expect(await apply(admin, decided)).toMatchObject({
      status: 422,
      error: { code: 'lines_stale', params: { count: 1 } },
    });
    const { rows } = await admin.ok('get-students-for-migration', {
      migration_id: plan.id,
      filters: { only: 'problems' },
    });
    expect(rows).toMatchObject([{ id: second?.id, verdict: 'stale' }]);
    expect((await check(admin, decided)).check).toMatchObject({ isReady: true });
    expect(await apply(admin, decided)).toMatchObject({ ok: true });
    expect(await placesOf(db, school.id)).toMatchObject({ P1A0: [], P1A1: ['Grade 2 B'] });
  });

  it('lets every student of the classes one names leave on a day [C8-01, NX-348]', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    const second = school.places['2A']?.gradeId ?? 0;
    const { data: left } = await admin.ok('migrate-last-grades', {
      migration_id: plan.id,
      version: plan.version,
      grades: [second],
      leave_on: '2027-03-31',
    });
    expect(left).toMatchObject({ leave_on: '2027-03-31', version: plan.version + 1 });
    const { check: dry } = await check(admin, left);
    expect(
      dry?.flows.filter(({ from }) => from.startsWith('Grade 2')).map(({ action, to }) => [action, to]),
    ).toEqual([
      ['leave', ''],
      ['leave', ''],
    ]);
    expect(dry?.flows).toContainEqual({ from: 'Grade 1 B', action: 'promote', to: 'Grade 2 B', students: 2 });
  });

  it('leaves newcomers of the new year where they are [NX-346]', async () => {
    const { school, admin } = await begin();
    const newcomer = async () =>
      admin.call('create-model3-student', {
        formSession: (await admin.ok('get-form-session', { form: 'people' })).formSession,
        user_id: `N${school.id}`,
        firstName: 'New',
        gender: 'Female',
        division_id: school.places['1A']?.divisionId ?? null,
      });
    expect(await newcomer()).toMatchObject({ error: { code: 'no_next_year' } });
    await admin.ok('save-students-to-newAcademic', {});
    expect(await newcomer()).toMatchObject({ ok: true });
    const { migrations } = (await admin.ok('get-migrations', {})).data;
    const plan = (await admin.ok('get-migration', { migration_id: migrations[0]?.id ?? 0 })).data;
    const checked = await check(admin, plan);
    expect(checked.check).toMatchObject({ isReady: true });
    expect(checked.check?.warnings).toContainEqual({ code: 'already', count: 1, names: ['New'] });
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    expect((await placesOf(db, school.id))[`N${school.id}`]).toEqual(['Grade 1 A']);
  });
});
