import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { recountPeople } from '#server/dashboards/queries/recount.ts';
import { memberships, people, peopleTotals, schools } from '#server/directory/schema.ts';
import { times } from '../../long.ts';
import { buildClubWorld } from '../club-world.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';

let test: TestServer;
let db: TestServer['server']['app']['db'];
let world: World;
let admin: Client;
let office: Client;
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  ({ world } = test);
  admin = await test.signIn(world.admin);
  office = await test.signIn(world.superAdmin);
});
afterAll(() => test.close());

const school = { school_id: 1 };
const counted = async () =>
  (await db.execute(sql`select * from people_counted order by school_id, role`)).rows.map(plain);
const kept = async () =>
  (
    await db.execute(
      sql`select * from people_totals where active > 0 or inactive > 0 order by school_id, role`,
    )
  ).rows.map(plain);
const plain = (row: object) => Object.values(row).join(' ');
const report = async (client = office) =>
  (await client.ok('get-sadmin-dashboard-report', { sAdmin_id: world.superAdmin.id })).data;
const figures = async () => (await admin.ok('get-total-faculty-student', school)).data;
const rowsOf = async (filters: Record<string, string>) =>
  (await admin.ok('student-list', { ...school, filters })).total;

const act = fc.record({
  kind: fc.constantFrom('add', 'addMany', 'off', 'on', 'bin', 'leave', 'seen', 'role', 'erase', 'back'),
  at: fc.nat(200),
  role: fc.constantFrom(roles.student, roles.faculty),
  schoolId: fc.constantFrom(1, 2),
} as const);

describe('the totals of people', () => {
  it('are what counting gives, whatever was done to people [EN-32]', async () => {
    let made = 0;
    const newcomer = (schoolId: number, role: Role) => ({
      schoolId,
      role,
      loginName: `T${++made}`,
      firstName: 'Tara',
      lastName: 'Test',
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
        for (const { kind, at, role, schoolId } of acts) {
          const known = await db
            .select({ schoolId: people.schoolId, id: people.id })
            .from(people)
            .where(sql`login_name like 'T%'`);
          const one = known[at % Math.max(known.length, 1)];
          const it = and(eq(people.schoolId, one?.schoolId ?? 0), eq(people.id, one?.id ?? 0));
          const change = (values: Partial<typeof people.$inferInsert>) =>
            db.update(people).set(values).where(it);
          if (kind === 'add') await db.insert(people).values(newcomer(schoolId, role));
          else if (kind === 'addMany')
            await db.insert(people).values([1, 2].flatMap((each) => [newcomer(each, 3), newcomer(each, 4)]));
          else if (kind === 'off') await change({ isActive: false });
          else if (kind === 'on') await change({ isActive: true, leftAt: null, deletedAt: null });
          else if (kind === 'bin') await change({ isActive: false, deletedAt: new Date() });
          else if (kind === 'leave') await change({ isActive: false, leftAt: new Date() });
          else if (kind === 'back') await change({ leftAt: null, deletedAt: null });
          else if (kind === 'seen') await change({ firstSignInAt: new Date() });
          else if (kind === 'role') await change({ role });
          else await db.delete(people).where(it);
        }
        expect(await kept()).toEqual(await counted());
      }),
      { numRuns: times(4, 12) },
    );
    await db.delete(people).where(sql`login_name like 'T%'`);
    expect(await kept()).toEqual(await counted());
  });

  it('that went wrong are mended by the nightly count', async () => {
    await db.update(peopleTotals).set({ active: 999 }).where(eq(peopleTotals.schoolId, 1));
    await db.insert(peopleTotals).values({ schoolId: 2, role: 5, active: 7, inactive: 0, unseen: 0 });
    await recountPeople(test.server.app);
    expect(await kept()).toEqual(await counted());
  });
});

describe('the report of schools', () => {
  it('counts schools and people by status, state and model, the office not [CB-03, DS-01, EN-32, NX-152]', async () => {
    const before = (await report()).schoolGraphReport;
    const all = await db.select().from(schools).where(sql`id <> 0`);
    expect(before.activeSchool).toBe(all.filter(({ isActive }) => isActive).length);
    expect(before.totalDemoSchool).toBe(all.filter(({ isDemo }) => isDemo).length);
    const [made] = await db
      .insert(schools)
      .values({
        name: 'Closed Demo School',
        shortName: 'CDS',
        model: 4,
        isDemo: true,
        isActive: false,
        timeZone: 'Asia/Kolkata',
        academicYear: '2026-2027',
      })
      .returning({ id: schools.id });
    const schoolId = made?.id ?? 0;
    await db.insert(people).values([
      { schoolId, role: 4, loginName: 'CDS1', firstName: 'A', lastName: 'B' },
      { schoolId, role: 3, loginName: 'CDS2', firstName: 'A', lastName: 'B', isActive: false },
    ]);
    const after = await report();
    expect(after.schoolGraphReport).toEqual({
      ...before,
      inactiveSchool: before.inactiveSchool + 1,
      totalDemoSchool: before.totalDemoSchool + 1,
      inactiveDemoSch: before.inactiveDemoSch + 1,
      totSchoolFaculty: before.totSchoolFaculty + 1,
      activeFaculty: before.activeFaculty + 1,
      totSchoolStudents: before.totSchoolStudents + 1,
      inactiveStudent: before.inactiveStudent + 1,
    });
    const sum = (rows: readonly { active: number; inactive: number }[]) =>
      rows.reduce((total, { active, inactive }) => total + active + inactive, 0);
    const { activeSchool, inactiveSchool } = after.schoolGraphReport;
    expect([sum(after.states), sum(after.models)]).toEqual([
      activeSchool + inactiveSchool,
      activeSchool + inactiveSchool,
    ]);
    // Each figure opens a list of as many.
    for (const [filters, count] of [
      [{}, activeSchool + inactiveSchool],
      [{ status: 'inactive' }, inactiveSchool],
      [
        { model: '4' },
        after.models.filter((each) => each.is_model1 === 4).reduce((n, m) => n + m.active + m.inactive, 0),
      ],
    ] as const) {
      const list = await office.ok('school-list', { sAdmin_id: world.superAdmin.id, form: 'grid', filters });
      expect('total' in list && list.total).toBe(count);
    }
  });
});

describe('the figures of a school', () => {
  it('each open a list of as many people [CB-05, NX-158]', async () => {
    const { students, faculty } = await figures();
    expect(await rowsOf({})).toBe(students.active + students.inactive);
    expect(await rowsOf({ status: 'inactive' })).toBe(students.inactive);
    expect(await rowsOf({ seen: 'never' })).toBe(students.never_signed_in);
    expect(await rowsOf({ grade: 'none' })).toBe(students.without_class);
    expect(students.without_club).toBeNull();
    expect((await admin.ok('faculty-list', { ...school })).total).toBe(faculty.active + faculty.inactive);
  });

  it('know who signed in for the first time, and who lost their place', async () => {
    const before = (await figures()).students;
    const { farid } = world;
    const isNew = await db
      .select()
      .from(people)
      .where(and(eq(people.id, farid.id), isNull(people.firstSignInAt)));
    await test.signIn(farid);
    await test.signIn(farid);
    const seen = (await figures()).students;
    expect(seen.never_signed_in).toBe(before.never_signed_in - isNew.length);
    await db.delete(memberships).where(eq(memberships.personId, farid.id));
    expect((await figures()).students.without_class).toBe((before.without_class ?? 0) + 1);
  });

  it('by class are those of its list [CB-01, NX-150]', async () => {
    const groups = (await admin.ok('get-gradewise-dashboard-report', school)).data;
    expect(groups.length).toBeGreaterThan(2);
    for (const { id, active, inactive, never_signed_in } of groups) {
      expect(await rowsOf({ grade: String(id) })).toBe(active + inactive);
      expect(await rowsOf({ grade: String(id), seen: 'never' })).toBe(never_signed_in);
    }
    expect((await admin.ok('get-clubwise-dashboard-report', school)).data).toEqual([]);
  });

  it('by club are those of its list, in a school of clubs [CB-01, NX-144]', async () => {
    const { clubAdmin } = await buildClubWorld(db);
    const theirs = await test.enter(clubAdmin);
    const { data: clubs } = await theirs.ok('get-clubwise-dashboard-report', { school_id: 4 });
    expect(clubs.map(({ name, active, inactive }) => [name, active, inactive])).toEqual([
      ['Robotics', 2, 0],
      ['Drama', 1, 0],
      ['Chess', 0, 0],
    ]);
    for (const { id, active } of clubs) {
      const filters = { club: String(id) };
      expect((await theirs.ok('student-list', { school_id: 4, filters })).total).toBe(active);
    }
  });
});
