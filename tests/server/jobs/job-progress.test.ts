import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOneTransaction } from '#server/core/unit-of-work.ts';
import { defineJob, type JobRun } from '#server/jobs/define-job.ts';
import { cancelJob, jobStates } from '#server/jobs/own-jobs.ts';
import { startJobRunner } from '#server/jobs/runner.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  await test.server.jobs().drain();
  await test.server.jobs().stop();
});
afterAll(() => test.close());

const long = defineJob({ kind: 'long-test', line: 'export', fields: {} });

interface Row extends Record<string, unknown> {
  readonly attempts: number;
  readonly failures: number;
  readonly done: number;
  readonly total: number;
  readonly is_done: boolean;
  readonly is_locked: boolean;
}
async function rowOf(key: string): Promise<Row | undefined> {
  const { rows } = await test.server.app.db.execute<Row>(sql`
    select attempts, failures, done, total, done_at is not null as is_done, locked_until is not null as is_locked
    from jobs where dedupe_key = ${key}`);
  return rows[0];
}

/** Queues a job whose work is `work`, and begins it. */
async function begin(key: string, work: (run: JobRun) => Promise<void>) {
  const { app } = test.server;
  await long.queue(app.db, { payload: {}, dedupeKey: key, runAt: app.now() });
  const runner = startJobRunner(
    app,
    long.doneBy((_app, _payload, run) => work(run)),
  );
  return { runner, drained: runner.drain() };
}
const aborted = (run: JobRun) => (run.signal.aborted ? Promise.resolve() : once(run.signal, 'abort'));
const cancel = (key: string, stopJob: (id: number) => void) =>
  inOneTransaction(test.server.app, (unit) =>
    cancelJob({ ...unit, app: { ...test.server.app, stopJob } }, key),
  );

it('a job says how far it is, and others see it', async () => {
  let seen: unknown;
  const { runner, drained } = await begin('told', async (run) => {
    await run.progress(3, 10);
    seen = await jobStates(test.server.app.db, ['told', 'unknown']);
    // Too soon after the other to be written.
    await run.progress(4, 10);
  });
  await drained;
  await runner.stop();
  expect(seen).toEqual([{ key: 'told', isBegun: true, done: 3, total: 10 }]);
  expect(await rowOf('told')).toMatchObject({ done: 3, total: 10, is_done: true, failures: 0 });
});

it('a job that is cancelled on its server ends at once, and is not begun again', async () => {
  const { runner, drained } = await begin('cancelled here', async (run) => {
    await cancel('cancelled here', (id) => runner.cancel(id));
    await aborted(run);
    run.signal.throwIfAborted();
  });
  await drained;
  await runner.stop();
  expect(await rowOf('cancelled here')).toMatchObject({ is_done: true, failures: 0, attempts: 1 });
});

it('a job that is cancelled on another server ends at its next step', async () => {
  let isReached = false;
  const { runner, drained } = await begin('cancelled elsewhere', async (run) => {
    await cancel('cancelled elsewhere', () => undefined);
    await run.progress(1, 2);
    isReached = true;
  });
  await drained;
  await runner.stop();
  expect(isReached).toBe(false);
  expect(await rowOf('cancelled elsewhere')).toMatchObject({ is_done: true, failures: 0 });
});

it('a job that was cancelled before it began is never begun', async () => {
  const { app } = test.server;
  await long.queue(app.db, { payload: {}, dedupeKey: 'never', runAt: app.now() });
  await cancel('never', () => undefined);
  let isBegun = false;
  const { runner, drained } = await begin('never', async () => {
    isBegun = true;
  });
  await drained;
  await runner.stop();
  expect([isBegun, (await rowOf('never'))?.is_done]).toEqual([false, true]);
});

it('a job that another server took ends, and leaves it to that one', async () => {
  const { runner, drained } = await begin('taken', async (run) => {
    await test.server.app.db.execute(sql`update jobs set attempts = attempts + 1 where id = ${run.id}`);
    await run.progress(1, 2);
  });
  await drained;
  await runner.stop();
  expect(await rowOf('taken')).toMatchObject({ is_done: false, is_locked: true, failures: 0, done: 0 });
});

it('a server that stops ends its job, which the next one begins anew at once', async () => {
  const { runner, drained } = await begin('stopped', async (run) => {
    await run.progress(1, 2);
    void runner.stop();
    await aborted(run);
    run.signal.throwIfAborted();
  });
  await drained;
  expect(await rowOf('stopped')).toMatchObject({ is_done: false, is_locked: false, failures: 0 });
  const next = await begin('stopped', () => Promise.resolve());
  await next.drained;
  await next.runner.stop();
  expect(await rowOf('stopped')).toMatchObject({ is_done: true, attempts: 2 });
});

it('a long job keeps its lock while it tells how far it is', async () => {
  let until: Date | undefined;
  const { runner, drained } = await begin('kept', async (run) => {
    test.clock.now = new Date(test.clock.now.getTime() + 50_000);
    await run.progress(1, 2);
    const { rows } = await test.server.app.db.execute<{ until: string }>(
      sql`select locked_until as until from jobs where id = ${run.id}`,
    );
    until = new Date(rows[0]?.until ?? 0);
  });
  await drained;
  await runner.stop();
  expect(until?.getTime()).toBe(test.clock.now.getTime() + 60_000);
});
