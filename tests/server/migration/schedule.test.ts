import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, people, schools } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { beginOf } from '#server/migration/days.ts';
import { peopleChanges } from '#server/people/schema.ts';
import { openSocket } from '../realtime-client.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { cheapHash, type Named } from '../world.ts';
import { apply, newSchool, readyPlan } from './school.ts';

let test: TestServer;
let db: TestServer['server']['app']['db'];
let passwordHash: string;
beforeAll(async () => {
  test = await startTestServer();
  ({ db } = test.server.app);
  passwordHash = await cheapHash();
});
afterAll(() => test.close());

const runJobs = () => test.server.jobs().drain();
const toldOf = async (who: Named) => {
  const admin = await test.enter(who);
  const { data } = await admin.ok('notifications', { schoolId: who.schoolId });
  return data.filter(({ kind }) => kind === 'migration');
};
const yearOf = async (id: number) =>
  (await db.select({ year: schools.academicYear }).from(schools).where(eq(schools.id, id)))[0]?.year;

describe('a move that is set for a day', () => {
  it.each([
    ['Asia/Kolkata', '2027-04-01', '2027-03-31T18:35:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:05:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-30T22:05:00.000Z'],
    // Clocks jump from 23:59 to 01:00: the day begins later.
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:05:00.000Z'],
    ['America/Santiago', '2027-09-05', '2027-09-05T04:05:00.000Z'],
  ])('begins five minutes after midnight at %s on %s', (zone, day, at) => {
    expect(beginOf(day, zone).toISOString()).toBe(at);
  });

  it('happens then, or once the server is there again, and not when it was cancelled; the admins are told [EN-42]', async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    const school = await newSchool(db, passwordHash, 1);
    const admin = await test.enter(school.admin);
    const { data: plan } = await readyPlan(admin);
    const at = { migration_id: plan.id, version: plan.version };
    expect(await admin.call('schedule-migration', { ...at, day: '2026-11-18' })).toMatchObject({
      error: { code: 'day_past' },
    });
    const set = await admin.ok('schedule-migration', { ...at, day: '2026-11-20' });
    const off = await admin.ok('schedule-migration', { ...at, version: set.data.version, day: null });
    expect(off.data.state).toBe('draft');
    const second = { schoolId: school.id, role: 2 as const, loginName: `SECOND${school.id}` };
    const [other] = await db
      .insert(people)
      .values({ ...second, firstName: 'Second', lastName: 'Admin' })
      .returning({ id: people.id });
    const both = [school.admin, { ...second, id: other?.id ?? 0 }];
    const deputy = await test.enter(both[1]!);
    const again = await deputy.ok('schedule-migration', {
      ...at,
      version: off.data.version,
      day: '2026-11-22',
    });
    expect(again.data).toMatchObject({
      state: 'scheduled',
      scheduled_for: Date.parse('2026-11-21T18:35:00Z'),
    });
    test.clock.now = new Date('2026-11-20T12:00:00Z');
    await runJobs();
    expect(await yearOf(school.id)).toBe('2026-2027');
    expect(await toldOf(school.admin)).toEqual([]);
    // The server was down at the hour.
    test.clock.now = new Date('2026-11-23T09:00:00Z');
    await runJobs();
    expect(await yearOf(school.id)).toBe('2027-2028');
    for (const each of both)
      expect(await toldOf(each)).toMatchObject([
        {
          username: `Year ${school.id}`,
          message: 'applied 2027-2028',
          url: '/admin/student-migration',
          read: 0,
        },
      ]);
    expect(await toldOf(school.teachers[0]!)).toEqual([]);
    // Whoever set the day is written down, not whoever began the plan.
    const written = await db
      .selectDistinct({ by: peopleChanges.changedBy })
      .from(peopleChanges)
      .where(eq(peopleChanges.schoolId, school.id));
    expect(written).toEqual([{ by: other?.id }]);
    const [job] = await db
      .select()
      .from(jobs)
      .where(like(jobs.dedupeKey, `migration-apply:${plan.batch_id}:%`));
    expect(job).toBeDefined();
  });

  it('says in the plan and to the admins why it did not happen, and marks whom it concerns [EN-42]', async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    const school = await newSchool(db, passwordHash, 1);
    const admin = await test.enter(school.admin);
    const { data: plan } = await readyPlan(admin);
    const at = { migration_id: plan.id, version: plan.version };
    await admin.ok('schedule-migration', { ...at, day: '2026-11-20' });
    await db
      .update(memberships)
      .set(school.places['1B'] ?? {})
      .where(
        and(
          eq(memberships.personId, school.students[0]?.id ?? 0),
          eq(memberships.divisionId, school.places['1A']?.divisionId ?? 0),
        ),
      );
    test.clock.now = new Date('2026-11-20T12:00:00Z');
    await runJobs();
    const later = await test.enter(school.admin);
    const { data } = await later.ok('get-migration', { migration_id: plan.id });
    expect(data).toMatchObject({ state: 'draft', stopped: 'stale', lines: { stale: 1 } });
    expect(await toldOf(school.admin)).toMatchObject([{ message: 'stale 2027-2028', read: 0 }]);
    // Repeated, the job tells nobody again.
    await runJobs();
    expect(await toldOf(school.admin)).toHaveLength(1);
    expect(await yearOf(school.id)).toBe('2026-2027');
  });

  it('lets leavers go on their day, and signs them out', async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    const school = await newSchool(db, passwordHash, 1);
    const admin = await test.enter(school.admin);
    const { data: plan } = await readyPlan(admin);
    expect(plan.leave_on).toBe('2027-04-01');
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    const leaver = school.students.find(({ place }) => place === '3A');
    if (!leaver) throw new Error('unreachable');
    const theirs = await test.enter(leaver);
    expect(await theirs.call('get-psw-status', {})).toMatchObject({ ok: true });
    test.clock.now = new Date('2027-04-01T06:00:00Z');
    const stillOpen = await test.enter(leaver);
    await runJobs();
    expect(await stillOpen.call('get-psw-status', {})).toMatchObject({ status: 401 });
    const [row] = await db.select().from(people).where(eq(people.id, leaver.id));
    expect(row).toMatchObject({ isActive: false, leftAt: test.clock.now });
  });
});

describe('whoever is connected when the school moves', () => {
  it('is told to ask again, whether or not their own place changed', async () => {
    test.clock.now = new Date('2026-11-18T06:00:00Z');
    const school = await newSchool(db, passwordHash, 1);
    const admin = await test.enter(school.admin);
    const [teacher] = school.teachers;
    if (!teacher) throw new Error('unreachable');
    const socket = await openSocket(test, await test.enter(teacher));
    const heard = new Promise<void>((resolve) => socket.once('ready', resolve));
    const { data: plan } = await readyPlan(admin);
    expect(await apply(admin, plan)).toMatchObject({ ok: true });
    await heard;
    socket.disconnect();
  });
});
