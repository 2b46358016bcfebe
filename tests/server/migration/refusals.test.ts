import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subRoles } from '#contract/core/roles.ts';
import { auditLog } from '#server/core/schema.ts';
import { academicYears, divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash } from '../world.ts';
import { apply, check, newSchool, readyPlan, type YearSchool } from './school.ts';

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
  const school = await newSchool(db, passwordHash, 1);
  return { school, admin: await test.enter(school.admin) };
};

describe('what a plan is refused for', () => {
  it.each([
    ['2026-2027', 'year_not_after'],
    ['2025-2026', 'year_not_after'],
    ['2028-2029', 'year_gap'],
    ['2027-2029', 'year_form'],
    ['next', 'year_form'],
  ])('the year %s is told beside its field: %s [QU-47]', async (toYear, code) => {
    const { admin } = await begin();
    expect(await admin.call('save-students-to-newAcademic', { toYear })).toMatchObject({
      status: 422,
      error: { code, issues: { toYear: { code } } },
    });
  });

  it('a second plan, an older version, and one that was applied are refused', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    expect(await admin.call('save-students-to-newAcademic', {})).toMatchObject({
      error: { code: 'open_already' },
    });
    const old = { migration_id: plan.id, version: plan.version - 1 };
    expect(await admin.call('save-students-to-newAcademic', old)).toMatchObject({ status: 409 });
    expect(await admin.call('migrate-student-bulk', old)).toMatchObject({ status: 409 });
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const later = await test.enter(school.admin);
    expect(
      await later.call('save-students-to-newAcademic', { migration_id: plan.id, version: plan.version + 1 }),
    ).toMatchObject({ error: { code: 'not_open' } });
    expect(await later.call('save-students-to-newAcademic', { toYear: '2027-2028' })).toMatchObject({
      error: { code: 'year_not_after' },
    });
  });

  it('students and classes of other schools are as good as none, inactive ones keep their place [QU-49, VP-31]', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    const [first] = school.students;
    const id = first?.id ?? 0;
    const item = { student_id: id, action: 'promote' as const, toClass: school.places['2A']?.gradeId ?? 0 };
    const send = (...items: object[]) =>
      admin.raw('save-students-to-newAcademic', { migration_id: plan.id, version: plan.version, items });
    const { world } = test;
    expect((await send({ ...item, toClass: world.places['9A'].gradeId })).status).toBe(404);
    expect((await send({ ...item, student_id: world.dev.id })).status).toBe(404);
    expect((await send({ ...item, toDiv: school.places['3A']?.divisionId })).status).toBe(404);
    expect((await send(item, item)).text).toContain('student_twice');
    expect((await send({ ...item, action: 'vanish' })).status).toBe(400);
    const [empty] = await db
      .insert(grades)
      .values({ schoolId: school.id, name: 'Grade 9', position: 9 })
      .returning();
    expect((await send({ ...item, toClass: empty?.id })).text).toContain('Please Add Section in Grade 9');
    await db.update(people).set({ isActive: false }).where(eq(people.id, id));
    expect((await send(item)).text).toContain('student_inactive');
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...item, student_id: index + 1 }));
    expect((await send(...many)).status).toBe(400);
    const { check: dry } = await check(admin, plan);
    expect(dry?.warnings).toContainEqual({ code: 'inactive', count: 1, names: ['P1A0 Year'] });
    const rules = {
      classes: [{ grade_id: world.places['9A'].gradeId, action: 'leave' as const, to_grade: null }],
      clubs: [],
      faculty: 'keep' as const,
    };
    expect(
      await admin.call('save-students-to-newAcademic', {
        migration_id: plan.id,
        version: plan.version,
        rules,
      }),
    ).toMatchObject({ status: 404 });
  });

  it('two rules for one class or club, and a day of the first century', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    const at = { migration_id: plan.id, version: plan.version };
    const [leave, clear] = [
      { grade_id: school.places['1A']?.gradeId ?? 0, action: 'leave' as const, to_grade: null },
      { club_id: school.places['chessA']?.gradeId ?? 0, action: 'clear' as const, to_club: null },
    ];
    for (const twice of [
      { classes: [leave, leave], clubs: [] },
      { classes: [], clubs: [clear, clear] },
    ]) {
      const rules = { ...twice, faculty: 'keep' as const };
      expect(await admin.call('save-students-to-newAcademic', { ...at, rules })).toMatchObject({
        status: 400,
      });
    }
    const day = '0001-01-01';
    expect(await admin.call('schedule-migration', { ...at, day })).toMatchObject({ status: 400 });
    expect(await admin.call('save-students-to-newAcademic', { ...at, leave_on: day })).toMatchObject({
      status: 400,
    });
  });

  it('a missing class and a missing section are problems until they are made', async () => {
    const { school, admin } = await begin();
    await db.delete(memberships).where(eq(memberships.gradeId, school.places['2A']?.gradeId ?? 0));
    await db
      .update(grades)
      .set({ archivedAt: test.clock.now })
      .where(eq(grades.id, school.places['2A']?.gradeId ?? 0));
    await db
      .update(people)
      .set({ isActive: false })
      .where(eq(people.id, school.students.find(({ place }) => place === '2A')?.id ?? 0));
    await db
      .update(people)
      .set({ isActive: false })
      .where(eq(people.id, school.students.find(({ place }) => place === '2B')?.id ?? 0));
    const { data: plan, check: dry } = await readyPlan(admin);
    expect(dry?.problems).toMatchObject([{ code: 'no_place', count: 2 }]);
    expect(await apply(admin, plan)).toMatchObject({ error: { code: 'lines_open' } });
    const at = { migration_id: plan.id, version: plan.version };
    const made = await admin.ok('save-students-to-newAcademic', { ...at, createMissing: true });
    const { check: again } = await check(admin, made.data);
    expect(again).toMatchObject({ isReady: true });
    expect(again?.flows).toContainEqual({
      from: 'Grade 1 A',
      action: 'promote',
      to: 'Grade 2 A',
      students: 1,
    });
  });

  it('a demo school stays as it is, a director reads, and what the office does is written down [QU-46, QU-70, RP-01]', async () => {
    const { world } = test;
    const demo = await test.enter(world.demoAdmin);
    expect(await demo.call('save-students-to-newAcademic', {})).toMatchObject({
      error: { code: 'demo_school' },
    });
    const { school } = await begin();
    const office = await test.enter(world.superAdmin);
    const { data: plan } = await office.ok('save-students-to-newAcademic', { school_id: school.id });
    const notes = await db.select().from(auditLog).where(eq(auditLog.action, 'migration.planned'));
    expect(notes).toMatchObject([
      { personId: world.superAdmin.id, details: { schoolId: school.id, migrationId: plan.id } },
    ]);
    await db.update(people).set({ subRole: subRoles.director }).where(eq(people.id, world.superAdmin.id));
    const director = await test.enter(world.superAdmin);
    const of = { school_id: school.id, migration_id: plan.id };
    expect((await director.ok('get-migration', of)).data.id).toBe(plan.id);
    expect(await director.call('migrate-student-bulk', { ...of, version: plan.version })).toMatchObject({
      status: 403,
    });
    await db.update(people).set({ subRole: 1 }).where(eq(people.id, world.superAdmin.id));
  });
});

describe('the years of a school', () => {
  it('begin with the school, and one of them is the current one, whoever moves it [QU-47]', async () => {
    const { school } = await begin();
    const years = () =>
      db
        .select({ name: academicYears.name, state: academicYears.state, startsOn: academicYears.startsOn })
        .from(academicYears)
        .where(eq(academicYears.schoolId, school.id))
        .orderBy(academicYears.name);
    expect(await years()).toEqual([{ name: '2026-2027', state: 'current', startsOn: '2026-04-01' }]);
    await db
      .update(schools)
      .set({ academicYear: '2027-2028', yearStartMonth: 6 })
      .where(eq(schools.id, school.id));
    expect(await years()).toEqual([
      { name: '2026-2027', state: 'closed', startsOn: '2026-04-01' },
      { name: '2027-2028', state: 'current', startsOn: '2027-06-01' },
    ]);
    await db.update(schools).set({ academicYear: '2026-2027' }).where(eq(schools.id, school.id));
    expect((await years()).map(({ state }) => state)).toEqual(['current', 'planned']);
  });
});

describe('who is left alone when a move is taken back', () => {
  it('names who was moved, left, lies in the bin, or whose class is gone, and returns the others', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const idAt = (place: string) => school.students.find((each) => each.place === place)?.id ?? 0;
    const set = (place: string, values: Partial<typeof people.$inferInsert>) =>
      db
        .update(people)
        .set(values)
        .where(eq(people.id, idAt(place)));
    await set('1A', { isActive: false, leftAt: test.clock.now });
    await set('2A', { isActive: false, deletedAt: test.clock.now });
    await db.delete(memberships).where(eq(memberships.personId, idAt('1B')));
    await db
      .update(divisions)
      .set({ archivedAt: test.clock.now })
      .where(eq(divisions.id, school.places['2B']?.divisionId ?? 0));
    const later = await test.enter(school.admin);
    const { data } = await later.ok('rollback-migrated-students', { migration_id: plan.id });
    expect(data.returned).toBe(2);
    expect(Object.fromEntries(data.kept.map(({ code, names }) => [code, names]))).toEqual({
      gone: ['P2A0 Year'],
      left: ['P1A0 Year'],
      moved: ['P1B0 Year'],
      place_gone: ['P2B0 Year'],
    });
    expect(await later.call('rollback-migrated-students', { migration_id: plan.id })).toMatchObject({
      error: { code: 'taken_back' },
    });
  });

  it('returns one student, and nobody after 60 days [RP-21, NX-351]', async () => {
    const { school, admin } = await begin();
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const student_id = school.students[0]?.id ?? 0;
    const later = await test.enter(school.admin);
    expect(await later.ok('rollback-student-preClass', { student_id })).toMatchObject({
      data: { returned: 1, year: '2027-2028' },
    });
    expect(await later.call('rollback-student-preClass', { student_id })).toMatchObject({
      error: { code: 'kept' },
    });
    const places = await db.select().from(memberships).where(eq(memberships.personId, student_id));
    expect(places.map(({ divisionId }) => divisionId)).toContain(school.places['1A']?.divisionId);
    test.clock.now = new Date('2027-01-20T06:00:00Z');
    const tooLate = await test.enter(school.admin);
    expect(await tooLate.call('rollback-migrated-students', { migration_id: plan.id })).toMatchObject({
      error: { code: 'rollback_over' },
    });
    test.clock.now = new Date('2026-11-18T06:00:00Z');
  });
});
