import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineJob } from '#server/jobs/define-job.ts';
import type { JobLine } from '#server/jobs/job-lines.ts';
import { type JobRunner, startJobRunner } from '#server/jobs/runner.ts';
import { jobs } from '#server/jobs/schema.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await test.server.jobs().drain();
  await test.server.jobs().stop();
});
afterAll(() => test.close());

const jobOn = (line: JobLine, kind: string) => defineJob({ kind, line, fields: {} });
const queue = (job: ReturnType<typeof jobOn>) =>
  job.queue(test.server.app.db, { payload: {}, dedupeKey: job.kind, runAt: test.clock.now });
const isDone = async (kind: string) => {
  const [row] = await test.server.app.db.select().from(jobs).where(eq(jobs.kind, kind));
  return row?.doneAt !== null;
};

/** A promise, and what fulfils it. */
function signal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}

async function running<T>(
  handlers: Parameters<typeof startJobRunner>[1],
  use: (runner: JobRunner) => Promise<T>,
) {
  const runner = startJobRunner(test.server.app, handlers);
  try {
    return await use(runner);
  } finally {
    await runner.stop();
  }
}

it('does a job of one line while a job of another is at work', async () => {
  const [long, short] = [jobOn('import', 'lines-long'), jobOn('mail', 'lines-short')];
  const [begun, end, sent] = [signal(), signal(), signal()];
  const handlers = {
    ...long.doneBy(async () => {
      begun.give();
      await end.given;
    }),
    ...short.doneBy(async () => sent.give()),
  };
  await queue(long);
  await running(handlers, async (runner) => {
    runner.wake();
    await begun.given;
    await queue(short);
    runner.wake();
    await sent.given;
    expect(await isDone('lines-long')).toBe(false);
    end.give();
    await runner.drain();
    expect([await isDone('lines-long'), await isDone('lines-short')]).toEqual([true, true]);
  });
});

it('does the jobs of one line one after another', async () => {
  const [one, two] = [jobOn('import', 'lines-one'), jobOn('import', 'lines-two')];
  let atWork = 0;
  let most = 0;
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await test.server.app.db.select().from(jobs).limit(1);
    atWork -= 1;
  };
  await Promise.all([queue(one), queue(two)]);
  await running({ ...one.doneBy(work), ...two.doneBy(work) }, (runner) => runner.drain());
  expect([await isDone('lines-one'), await isDone('lines-two'), most]).toEqual([true, true, 1]);
});

it('drains until no line has anything left, also what a job of another line queued last', async () => {
  const [first, then] = [jobOn('upkeep', 'lines-first'), jobOn('everyday', 'lines-then')];
  const handlers = {
    ...first.doneBy(async () => void (await queue(then))),
    ...then.doneBy(async () => undefined),
  };
  await queue(first);
  await running(handlers, (runner) => runner.drain());
  expect(await isDone('lines-then')).toBe(true);
});

it('fails a job of a kind that no handler knows, and does the others', async () => {
  const [unknown, known] = [jobOn('mail', 'lines-unknown'), jobOn('everyday', 'lines-known')];
  await Promise.all([queue(unknown), queue(known)]);
  await running(
    known.doneBy(async () => undefined),
    (runner) => runner.drain(),
  );
  const [row] = await test.server.app.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.kind, 'lines-unknown')));
  expect([row?.failures, row?.lastError?.includes('No such job'), await isDone('lines-known')]).toEqual([
    1,
    true,
    true,
  ]);
});
