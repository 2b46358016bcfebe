import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeProgress, type Progress } from '#contract/learning/learning.rules.ts';
import { learningBookmarks } from '#server/learning/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { addTaught, give, share } from './learning-rows.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const blank: Progress = { page: 1, fraction: 0, seconds: 0, placedAt: 0, doneAt: 0, markedAt: 0 };
const act = fc.record({
  kind: fc.constantFrom('place', 'mark'),
  page: fc.integer({ min: 1, max: 50 }),
  isDone: fc.boolean(),
  secondsAgo: fc.integer({ min: 0, max: 9_999 }),
});

it('what two devices say, in any order and again, ends in the newest of each, and none is lost [CA-04]', async () => {
  const { db } = test.server.app;
  const { divisionId, gradeId } = test.world.places['9A'];
  const taught = await addTaught(db, { types: ['learn'] });
  const which = { project_id: taught.projectId, session_id: taught.sessions[0]?.id ?? 0 };
  await give(db, taught.projectId, {
    schoolId: 1,
    groupId: gradeId,
    kind: 'division',
    assigneeId: divisionId,
  });
  await share(db, taught.projectId, which.session_id, { schoolId: 1, divisionId });
  const devices = [await test.enter(test.world.dev), await test.enter(test.world.dev)];
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(act, { minLength: 1, maxLength: 8, selector: ({ secondsAgo }) => secondsAgo }),
      async (acts) => {
        await db.delete(learningBookmarks);
        let expected = blank;
        for (const [index, { kind, page, isDone, secondsAgo }] of [...acts, ...acts.slice(0, 2)].entries()) {
          const at = 1_000_000 - secondsAgo;
          const device = devices[index % 2];
          const input = { ...which, seconds_ago: secondsAgo };
          const told =
            kind === 'place'
              ? { ...expected, page, placedAt: at, markedAt: -1 }
              : { ...expected, placedAt: -1, doneAt: isDone ? at : 0, markedAt: at };
          expected = mergeProgress(expected, told);
          if (kind === 'place') await device?.ok('save-learning-bookmark', { ...input, page });
          else await device?.ok('mark-learning-session', { ...input, status: isDone ? 1 : 0 });
        }
        const { data } = await test
          .enter(test.world.dev)
          .then((third) => third.ok('get-student-session', which));
        expect([data.page, data.is_done]).toEqual([expected.page, expected.doneAt === 0 ? 0 : 1]);
      },
    ),
    { numRuns: 25 },
  );
});

it('a file of a session is got by whom it is shared with, before and after; a kept one goes with the right [C4-03, LO-06]', async () => {
  const { db } = test.server.app;
  const { world } = test;
  const { divisionId, gradeId } = world.places['9A'];
  const taught = await addTaught(db, { types: ['learn', 'make'] });
  const [open, closed] = taught.sessions;
  await give(db, taught.projectId, {
    schoolId: 1,
    groupId: gradeId,
    kind: 'division',
    assigneeId: divisionId,
  });
  const readers = [world.dev, world.esha, world.farid, world.otherStudent, world.finance, world.helpdesk];
  const reads = async (session: typeof open) => {
    const got: string[] = [];
    for (const who of readers) {
      const client = await test.enter(who);
      for (const id of [session?.presentation ?? '', session?.reference ?? '']) {
        const { status } = await client.raw('check-kept-notices', { notices: [], files: [id] });
        if (status !== 200) continue;
        const { files } = await client.ok('check-kept-notices', { notices: [], files: [id] });
        if (files.length > 0) got.push(who.loginName);
      }
    }
    return got;
  };
  expect(await reads(open)).toEqual([]);
  await share(db, taught.projectId, open?.id ?? 0, { schoolId: 1, divisionId });
  expect(await reads(open)).toEqual([world.dev.loginName, world.dev.loginName]);
  expect(await reads(closed)).toEqual([]);
  await share(db, taught.projectId, open?.id ?? 0, { schoolId: 1, divisionId, isTakenBack: true });
  expect(await reads(open)).toEqual([]);
});
