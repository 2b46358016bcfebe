import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedSessions } from '#server/content/schema/published.ts';
import { learningBookmarks } from '#server/learning/schema.ts';
import { completions, sessionShares } from '#server/teaching/schema.ts';
import { times } from '../../long.ts';
import { type Client, startTestServer, type TestServer } from '../test-server.ts';
import { addTaught, give, type Taught } from './learning-rows.ts';

/** What a teacher, a student and the office do to one project, in any order. */

let test: TestServer;
let asha: Client;
let dev: Client;
let taught: Taught;
let all: (typeof publishedSessions.$inferSelect)[];
beforeAll(async () => {
  test = await startTestServer();
  const { world } = test;
  [asha, dev] = [await test.enter(world.asha), await test.enter(world.dev)];
  taught = await addTaught(db());
  const { gradeId, divisionId } = world.places['9A'];
  await give(db(), taught.projectId, {
    schoolId: 1,
    groupId: gradeId,
    kind: 'division',
    assigneeId: divisionId,
  });
  all = await db().select().from(publishedSessions).where(eq(publishedSessions.projectId, taught.projectId));
});
afterAll(() => test.close());

const db = () => test.server.app.db;
const ofProject = () => ({ project_id: taught.projectId });
const ofSession = (at: number) => ({ ...ofProject(), session_id: taught.sessions[at]?.id ?? 0 });
const nineA = () => ({
  grade: test.world.places['9A'].gradeId,
  division: test.world.places['9A'].divisionId,
});
const asAsha = () => ({ faculty_id: test.world.asha.id, school_id: 1, grade: nineA().grade });

const acts = {
  share: (at: number) =>
    asha.call('share-project-session', { ...ofSession(at), ...asAsha(), division: [nineA().division] }),
  unshare: (at: number) => asha.call('unshare-project-session', { ...ofSession(at), ...nineA() }),
  complete: (at: number) =>
    asha.call('mark-project-as-completed', { ...ofSession(at), ...asAsha(), ...nineA(), status: 1 }),
  undo: (at: number) =>
    asha.call('mark-project-as-completed', { ...ofSession(at), ...asAsha(), ...nineA(), status: 0 }),
  learn: (at: number) => dev.call('mark-learning-session', { ...ofSession(at), status: 1 }),
  unlearn: (at: number) => dev.call('mark-learning-session', { ...ofSession(at), status: 0 }),
  publish: async (at: number) => {
    const row = all.filter(({ sessionId }) => sessionId === ofSession(at).session_id);
    await db().insert(publishedSessions).values(row).onConflictDoNothing();
    return { status: 200 };
  },
  withdraw: async (at: number) => {
    const { project_id, session_id } = ofSession(at);
    const isIt = and(
      eq(publishedSessions.projectId, project_id),
      eq(publishedSessions.sessionId, session_id),
    );
    await db().delete(publishedSessions).where(isIt);
    return { status: 200 };
  },
} satisfies Record<string, (at: number) => Promise<{ readonly status: number }>>;
const names = Object.keys(acts) as (keyof typeof acts)[];

/** All that is said of the project's progress, to its teacher and to its student. */
async function told() {
  const ofClass = (await asha.ok('get-project-session-list', { ...ofProject(), ...nineA() })).data;
  const ofTeacher = (await asha.ok('get-faculty-project-list', {})).rows.find(
    ({ project_id }) => project_id === taught.projectId,
  );
  const { data: ofCourse } = await asha.ok('get-course-complete-status', { ...ofProject(), ...nineA() });
  const [ofList] = (await dev.ok('get-student-learning-list', { type: 'Classroom' })).rows;
  const { data: ofStudent } = await dev.ok('get-student-project-session-list', ofProject());
  return { teacher: [ofClass, ...ofClass.divisions, ofTeacher, ofCourse], student: [ofList, ofStudent] };
}

it('0 ≤ done ≤ total for teacher and student, whatever is shared, done, taken back and published in whatever order [C4-02, C4-03, CA-04]', async () => {
  const act = fc.record({ what: fc.constantFrom(...names), at: fc.integer({ min: 0, max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (sequence) => {
      for (const table of [sessionShares, completions, learningBookmarks]) await db().delete(table);
      await db().insert(publishedSessions).values(all).onConflictDoNothing();
      const live = new Set([0, 1, 2]);
      for (const { what, at } of sequence) {
        const { status } = await acts[what](at);
        // What is not there, or not shared, is nothing; no order of acts makes a failure.
        expect([200, 404, 409, 422], `${what} ${at}`).toContain(status);
        if (what === 'publish') live.add(at);
        if (what === 'withdraw') live.delete(at);
        const { teacher, student } = await told();
        for (const each of teacher) {
          expect(each).toMatchObject({ total: live.size });
          expect(each?.done).toBeGreaterThanOrEqual(0);
          expect(each?.done).toBeLessThanOrEqual(live.size);
        }
        for (const each of student) {
          expect(each).toMatchObject({ total: live.size });
          expect(each?.done).toBeGreaterThanOrEqual(0);
          expect(each?.done).toBeLessThanOrEqual(each?.shared ?? -1);
          expect(each?.shared).toBeLessThanOrEqual(live.size);
        }
      }
    }),
    { numRuns: times(8, 80) },
  );
});
