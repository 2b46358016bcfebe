import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { memberships } from '#server/directory/schema.ts';
import { learningBookmarks } from '#server/learning/schema.ts';
import { sessionShares } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { namedHostileNumbers } from '../hostile-numbers.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import type { Named, World } from '../world.ts';
import { addTaught, give, share, type Taught } from './learning-rows.ts';

/** What somebody may ask for that is not theirs, and what may stand in what they send. */

let test: TestServer;
let world: World;
let dev: Client;
let taught: Taught;
beforeAll(async () => {
  test = await startTestServer();
  world = test.world;
  dev = await test.enter(world.dev);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [learningBookmarks, sessionShares, curriculumAssignments, curriculumChoices])
    await db().delete(table);
  taught = await addTaught(db());
  const { gradeId, divisionId } = world.places['9A'];
  const nineA = { schoolId: 1, groupId: gradeId, kind: 'division' as const, assigneeId: divisionId };
  await give(db(), taught.projectId, nineA);
  await share(db(), taught.projectId, sessionId(0), { schoolId: 1, divisionId });
});

const db = () => test.server.app.db;
const sessionId = (at: number) => taught.sessions[at]?.id ?? 0;
const session = (at = 0) => ({ project_id: taught.projectId, session_id: sessionId(at) });

/** Each call about one thing, for the session that 9A was shown. */
const aboutOne = (client: Client, of = session()) => [
  client.raw('get-student-project-session-list', { project_id: of.project_id }),
  client.raw('get-student-session', of),
  client.raw('mark-learning-session', of),
  client.raw('save-learning-bookmark', { ...of, page: 3 }),
];
/** Each call about what is one's own. */
const aboutAll = (client: Client) => [
  client.raw('get-student-home', {}),
  client.raw('get-student-learning-list', { type: 'Classroom' }),
  client.raw('get-student-practice-project', {}),
  client.raw('check-kept-sessions', { sessions: [sessionId(0)] }),
];
const statuses = async (asked: readonly Promise<{ status: number }>[]) =>
  [...new Set((await Promise.all(asked)).map(({ status }) => status))].toSorted((one, other) => one - other);

describe('a shared session', () => {
  const strangers: [string, (of: World) => Named][] = [
    ['of the class beside', ({ esha }) => esha],
    ['of another grade', ({ farid }) => farid],
    ['of another school', ({ otherStudent }) => otherStudent],
    ['of the demo school', ({ demoStudent }) => demoStudent],
  ];
  it.each(strangers)('is nothing to a student %s, by any call [CA-04]', async (_, who) => {
    const client = await test.enter(who(world));
    expect(await statuses(aboutOne(client))).toEqual([404]);
    const answers = await Promise.all(aboutAll(client));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain(taught.title);
    }
    expect((await client.ok('check-kept-sessions', { sessions: [sessionId(0)] })).sessions).toEqual([]);
    expect(await db().$count(learningBookmarks)).toBe(0);
  });

  const others: [string, (of: World) => Named][] = [
    ['the teacher of the class', ({ asha }) => asha],
    ['an admin of the school', ({ admin }) => admin],
    ['the office', ({ superAdmin }) => superAdmin],
    ['the helpdesk', ({ helpdesk }) => helpdesk],
    ['finance', ({ finance }) => finance],
  ];
  it.each(others)(
    'is learned by students alone: %s is refused every call of theirs [CA-04]',
    async (_, who) => {
      const client = await test.enter(who(world));
      expect(await statuses([...aboutOne(client), ...aboutAll(client)])).toEqual([403]);
      expect(await statuses([...aboutOne(test.anonymous), ...aboutAll(test.anonymous)])).toEqual([401]);
    },
  );

  it('is closed to every call once it is taken back, the project is put away, or the student leaves [C4-03]', async () => {
    expect(await statuses(aboutOne(dev))).toEqual([200]);
    const bySession = (client: Client) => aboutOne(client).slice(1);
    const { divisionId } = world.places['9A'];
    await share(db(), taught.projectId, sessionId(0), { schoolId: 1, divisionId, isTakenBack: true });
    expect(await statuses(bySession(dev))).toEqual([404]);
    await share(db(), taught.projectId, sessionId(0), { schoolId: 1, divisionId });
    await db().update(curriculumChoices).set({ archivedAt: test.clock.now });
    expect(await statuses(aboutOne(dev))).toEqual([404]);
    await db().update(curriculumChoices).set({ archivedAt: null });
    const isHis = and(eq(memberships.schoolId, 1), eq(memberships.personId, world.dev.id));
    const [place] = await db().delete(memberships).where(isHis).returning();
    expect(await statuses(aboutOne(dev))).toEqual([404]);
    if (place) await db().insert(memberships).values(place);
    expect(await statuses(aboutOne(dev))).toEqual([200]);
  });

  it('of one project is not opened in the name of another, nor one that is not shared [CA-04]', async () => {
    const other = await addTaught(db());
    const crossed = { project_id: other.projectId, session_id: sessionId(0) };
    expect(await statuses(aboutOne(dev, crossed))).toEqual([404]);
    expect(await statuses(aboutOne(dev, session(1)).slice(1))).toEqual([404]);
    expect(await db().$count(learningBookmarks)).toBe(0);
  });
});

describe('what is sent', () => {
  it.each(namedHostileNumbers)(
    'as a number, %s is refused or nobody’s, in each field [CA-04]',
    async (_, value) => {
      const sent = [
        ...aboutOne(dev, { project_id: value, session_id: sessionId(0) } as never),
        ...aboutOne(dev, { project_id: taught.projectId, session_id: value } as never).slice(1),
        dev.raw('save-learning-bookmark', { ...session(), page: value, seconds: value, fraction: value }),
        dev.raw('mark-learning-session', { ...session(), status: value, seconds_ago: value }),
        dev.raw('check-kept-sessions', { sessions: [value] }),
      ];
      for (const { status } of await Promise.all(sent)) expect([200, 400, 404, 413, 422]).toContain(status);
    },
  );

  it('as a list is bounded: too many kept sessions, pages and sorts are refused, none is answered by a failure', async () => {
    const list = (input: object) => dev.raw('get-student-learning-list', { type: 'Classroom', ...input });
    const sent = [
      list({ size: 1_000_000 }),
      list({ page: 2 ** 31 }),
      list({ search: 'x'.repeat(100_000) }),
      list({ search: '%_\\\u0000\u202e' }),
      list({ sort: Array.from({ length: 1_000 }, () => ({ by: 'title', descending: true })) }),
      list({ sort: [{ by: 'password_hash', descending: true }] }),
      list({ type: 'constructor' }),
      dev.raw('check-kept-sessions', { sessions: Array.from({ length: 100_000 }, (_, at) => at) }),
      dev.raw('check-kept-sessions', { sessions: 'all' }),
    ];
    for (const { status } of await Promise.all(sent)) expect([200, 400, 413, 422]).toContain(status);
  });

  it('from a clock that is wrong is taken as far as it can be true [CA-04]', async () => {
    const late = await dev.call('mark-learning-session', { ...session(), seconds_ago: 2 ** 31 - 1 });
    expect(late.ok).toBe(false);
    const year = await dev.call('save-learning-bookmark', { ...session(), page: 2, seconds_ago: 3_600 });
    expect(year.ok && year.data.data.page).toBe(2);
    const [row] = await db().select().from(learningBookmarks);
    expect(row?.openedAt?.getTime()).toBeLessThanOrEqual(test.clock.now.getTime());
  });
});

it('many tabs that mark and take back at once leave one row, and the count of one or none [CA-04]', async () => {
  const rounds = times(24, 200);
  const answers = await Promise.all(
    Array.from({ length: rounds }, (_, at) =>
      dev.call('mark-learning-session', { ...session(), status: at % 2 === 0 ? 1 : 0 }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await db().$count(learningBookmarks)).toBe(1);
  const [row] = (await dev.ok('get-student-learning-list', { type: 'Classroom' })).rows;
  expect([0, 1]).toContain(row?.done);
  const { data } = await dev.ok('get-student-project-session-list', { project_id: taught.projectId });
  expect(data.done).toBe(row?.done);
});
