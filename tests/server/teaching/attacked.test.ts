import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { divisions, memberships } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { completions, sessionShares } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { World } from '../world.ts';
import { addTaughtProject, chooseAndGive } from './taught-world.ts';

/** What somebody may send, and what several send at once. */

let test: TestServer;
let world: World;
let admin: Client;
let asha: Client;
let project: Awaited<ReturnType<typeof addTaughtProject>>;
let partIds: number[];
let choiceId = 0;
let grade = 0;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  grade = world.places['9A'].gradeId;
  const extra = await db()
    .insert(divisions)
    .values(Array.from({ length: 10 }, (_, at) => ({ schoolId: 1, gradeId: grade, name: `P${at}` })))
    .returning();
  partIds = [world.places['9A'].divisionId, world.places['9B'].divisionId, ...extra.map(({ id }) => id)];
  project = await addTaughtProject(db());
  const given = partIds.map((id) => ({ kind: 'division' as const, id }));
  choiceId = await chooseAndGive(db(), { schoolId: 1, groupId: grade }, project.projectId, given);
  [admin, asha] = [await test.enter(world.admin), await test.enter(world.asha)];
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [sessionShares, completions, notifications]) await db().delete(table);
});

const db = () => test.server.app.db;
const sessionId = () => project.sessions[0]?.id ?? 0;
const of = () => ({ session_id: sessionId(), project_id: project.projectId });
const nine = () => ({ grade, division: world.places['9A'].divisionId });
const acting = () => ({ ...of(), faculty_id: world.admin.id, school_id: 1, grade });
const share = (parts: number[]) => admin.call('share-project-session', { ...acting(), division: parts });
const unshare = (parts: number[]) => admin.call('unshare-project-session', { ...of(), grade, parts });
const told = async () =>
  (
    await db()
      .select({ id: notifications.personId })
      .from(notifications)
      .where(eq(notifications.cause, `session:${sessionId()}`))
      .orderBy(asc(notifications.personId))
  ).map(({ id }) => id);

describe('days that no calendar has, and its ends', () => {
  const days = [
    '2026-02-31',
    '2026-11-31',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-1-1',
    '+010000-01-01',
  ];
  it.each(days)('%s is answered beside its field or taken, never by a failure [C4-05]', async (day) => {
    const session = { ...of(), ...nine() };
    const sent = [
      await asha.raw('save-planned-session', { ...session, planned_on: day }),
      await asha.raw('assign-project-Student', {
        project_id: project.projectId,
        ...nine(),
        student_ids: [world.dev.id],
        due_on: day,
      }),
      await asha.raw('planned-session-list', { from: day, to: day }),
    ];
    for (const { status } of sent) {
      expect([200, 400, 422]).toContain(status);
    }
  });
});

describe('a session that is taken back', () => {
  it('leaves the bells of who was told, and stays in those of another class that sees it [C4-03, EN-42]', async () => {
    const [nineA = 0, nineB = 0] = partIds;
    await share([nineA, nineB]);
    expect(await told()).toEqual([world.dev.id, world.esha.id].toSorted((a, b) => a - b));
    await unshare([nineA]);
    expect(await told()).toEqual([world.esha.id]);
    const both = { schoolId: 1, personId: world.esha.id, gradeId: grade, divisionId: nineA };
    await db().insert(memberships).values(both);
    await share([nineA]);
    await unshare([nineA]);
    // She still has it by 9B.
    expect(await told()).toEqual([world.esha.id]);
    await db()
      .delete(memberships)
      .where(and(eq(memberships.personId, world.esha.id), eq(memberships.divisionId, nineA)));
    await unshare([nineB]);
    expect(await told()).toEqual([]);
  });

  it('in the name of another project is not taken back [C4-03]', async () => {
    const other = await addTaughtProject(db());
    await chooseAndGive(db(), { schoolId: 1, groupId: grade }, other.projectId, []);
    await share(partIds.slice(0, 1));
    const crossed = {
      session_id: sessionId(),
      project_id: other.projectId,
      grade,
      parts: partIds.slice(0, 1),
    };
    expect((await admin.ok('unshare-project-session', crossed)).changed).toEqual([]);
    const [row] = await db().select().from(sessionShares);
    expect(row?.unsharedAt).toBeNull();
  });
});

describe('many at once', () => {
  const rounds = times(24, 120);
  const shuffled = (at: number) => (at % 2 === 0 ? partIds : partIds.toReversed());
  type Counted = 'session.shared' | 'session.unshared' | 'session.completed' | 'session.reopened';
  const eventsOf = (measure: Counted) => db().$count(reportEvents, eq(reportEvents.measure, measure));
  /** How many more of the one than of the other were written since. */
  const balance = async (one: Counted, other: Counted) => (await eventsOf(one)) - (await eventsOf(other));

  it('share and take back the same classes: one row a class, each act counted once, nobody fails [C4-03]', async () => {
    const before = await balance('session.shared', 'session.unshared');
    const answers = await Promise.all(
      Array.from({ length: rounds }, (_, at) => (at % 2 === 0 ? share : unshare)(shuffled(at >> 1))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await db().select().from(sessionShares);
    expect(rows).toHaveLength(partIds.length);
    const open = rows.filter(({ unsharedAt }) => unsharedAt === null).length;
    expect((await balance('session.shared', 'session.unshared')) - before).toBe(open);
  });

  it('complete and undo in many classes: 0 or 1 a class, each act counted once, nobody fails [C4-02]', async () => {
    await share(partIds);
    const mark = (status: 0 | 1, at: number) =>
      admin.call('mark-project-as-completed', {
        ...acting(),
        division: shuffled(at)[0] ?? 0,
        isSharedSession: true,
        status,
      });
    const undo = Promise.all(
      partIds.map((division) =>
        admin.call('mark-project-as-completed', { ...acting(), division, status: 0 }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: rounds }, (_, at) => mark(at % 2 === 0 ? 1 : 0, at >> 1)),
    );
    const all = [...answers, ...(await undo)];
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const rows = await db().select().from(completions);
    expect(rows.length).toBe(partIds.length);
    const open = rows.filter(({ undoneAt }) => undoneAt === null).length;
    expect(await balance('session.completed', 'session.reopened')).toBe(open);
  });

  it('give and take the same students: one row or none, and nobody fails [C4-05]', async () => {
    const people = [world.dev.id];
    const answers = await Promise.all(
      Array.from({ length: rounds }, (_, at) =>
        asha.call('assign-project-Student', {
          project_id: project.projectId,
          ...nine(),
          student_ids: people,
          status: at % 2 === 0 ? 1 : 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const byName = and(
      eq(curriculumAssignments.choiceId, choiceId),
      eq(curriculumAssignments.kind, 'person'),
    );
    expect(await db().$count(curriculumAssignments, byName)).toBeLessThanOrEqual(1);
  });
});

describe('a class that the teacher loses', () => {
  it('is closed to each of their calls from then on, and open again with it [RT-16, C4-02, C4-03, C4-05]', async () => {
    const bina = await test.enter(world.bina);
    const as = { ...of(), faculty_id: world.bina.id, ...nine() };
    const calls = async () => [
      await bina.call('share-project-session', { ...as, school_id: 1, division: [nine().division] }),
      await bina.call('unshare-project-session', { ...of(), ...nine() }),
      await bina.call('mark-project-as-completed', as),
      await bina.call('get-project-session-list', { project_id: project.projectId, ...nine() }),
      await bina.call('get-session-details', { session_id: sessionId(), ...nine() }),
      await bina.call('get-course-complete-status', { project_id: project.projectId, ...nine() }),
      await bina.call('get-project-student-list', { ...as, school_id: 1 }),
      await bina.call('assign-project-Student', {
        project_id: project.projectId,
        ...nine(),
        student_ids: [world.dev.id],
      }),
      await bina.call('save-planned-session', { ...of(), ...nine(), planned_on: '2026-12-01' }),
      await bina.call('update-project-resource-status', {
        project_id: project.projectId,
        ...nine(),
        resource_id: project.resourceId,
      }),
      await bina.call('get-project-suggestion', nine()),
      await bina.call('get-personalize-suggestion', nine()),
    ];
    expect(new Set((await calls()).map(({ status }) => status))).toEqual(new Set([200]));
    const isHers = and(eq(memberships.schoolId, 1), eq(memberships.personId, world.bina.id));
    const [place] = await db().delete(memberships).where(isHers).returning();
    expect(new Set((await calls()).map(({ status }) => status))).toEqual(new Set([404]));
    expect((await bina.ok('get-faculty-project-list', {})).total).toBe(0);
    expect((await bina.ok('teaching-today', {})).data.groups).toEqual([]);
    if (place) await db().insert(memberships).values(place);
    expect(new Set((await calls()).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('whose project was put away is closed, and a teacher takes back what was shared [C4-03]', async () => {
    await share(partIds.slice(0, 1));
    const isIt = eq(curriculumChoices.id, choiceId);
    await db().update(curriculumChoices).set({ archivedAt: test.clock.now }).where(isIt);
    expect((await share(partIds.slice(0, 1))).status).toBe(404);
    const dev = await test.enter(world.dev);
    expect((await dev.call('get-student-session', of())).status).toBe(404);
    const answer = await asha.ok('unshare-project-session', { ...of(), ...nine() });
    expect(answer.changed).toEqual([nine().division]);
    await db().update(curriculumChoices).set({ archivedAt: null }).where(isIt);
  });
});
