import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { underName } from '#server/core/current-work.ts';
import { describeError } from '#server/core/describe-error.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import type { JobHandlers, JobRun } from './define-job.ts';
import { type JobLine, jobLines } from './job-lines.ts';
import { type JobEnd, lockMilliseconds, RunningJobs } from './running-jobs.ts';
import { type JobPayload, jobs } from './schema.ts';

const pollMilliseconds = 1000;

/** The longest time a job is kept from other servers: one that kills the server each time runs ever less often. */
const longestPause = 3_600_000;

/** They last about three days with their pauses, since a mail server may be down for a weekend. Kills do not count. */
export const failuresAtMost = 80;

/** Below the limit of the column. */
const attemptsCounted = 30_000;

export interface JobRunner {
  wake(): void;
  /** Ends a job that is stored as cancelled, where it runs here. */
  cancel(id: number): void;
  /** Runs everything that is due; resolves when nothing is left. */
  drain(): Promise<void>;
  /** Takes no further jobs and waits for running ones; one that obeys its signal ends early and runs again later. */
  stop(): Promise<void>;
}

export function startJobRunner(app: AppContext, handlers: JobHandlers): JobRunner {
  const running = new RunningJobs();
  const lines = jobLines.map((line) => startLine(app, handlers, kindsOf(handlers, line), running));
  const wake = () => {
    for (const line of lines) line.wake();
  };
  const timer = setInterval(wake, pollMilliseconds);
  timer.unref();
  return {
    wake,
    cancel: (id) => running.cancel(id),
    drain: async () => {
      // A job of one line may queue another for a line that had nothing left.
      while ((await Promise.all(lines.map((line) => line.drain()))).includes(true));
    },
    stop: async () => {
      clearInterval(timer);
      const stopped = Promise.all(lines.map((line) => line.stop()));
      running.stopAll();
      await stopped;
    },
  };
}

/** A condition on `jobs`. A kind without a handler counts as everyday, and fails there. */
function kindsOf(handlers: JobHandlers, line: JobLine): SQL {
  const entries = Object.entries(handlers);
  const isEveryday = line === 'everyday';
  const kinds = entries.filter(([, each]) => (each.line === line) !== isEveryday).map(([kind]) => kind);
  const isAmong = sql`kind = any(${sql.param(kinds)}::text[])`;
  return isEveryday ? sql`not ${isAmong}` : isAmong;
}

interface Line {
  readonly wake: () => void;
  /** true: it did something. */
  readonly drain: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

function startLine(app: AppContext, handlers: JobHandlers, of: SQL, atWork: RunningJobs): Line {
  const state = { stopped: false, done: 0 };
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const runDue = async () => {
    while (!state.stopped && (await runOne(app, handlers, of, atWork))) state.done += 1;
  };
  const wake = () => {
    if (state.stopped || queued) return;
    queued = true;
    running = running.then(() => {
      queued = false;
      return runDue().catch((error: unknown) =>
        isUnavailable(error)
          ? app.log.warn({ err: error }, 'Jobs wait for the database')
          : app.log.error({ err: error }, 'The job runner failed'),
      );
    });
  };
  return {
    wake,
    drain: async () => {
      const before = state.done;
      wake();
      await running;
      return state.done > before;
    },
    stop: async () => {
      state.stopped = true;
      await running;
    },
  };
}

async function runOne(
  app: AppContext,
  handlers: JobHandlers,
  of: SQL,
  running: RunningJobs,
): Promise<boolean> {
  const now = app.now();
  const claimed = await app.db.execute<{
    id: number;
    kind: string;
    payload: JobPayload;
    attempts: number;
    failures: number;
    is_cancelled: boolean;
  }>(sql`
    update ${jobs} set attempts = least(attempts + 1, ${attemptsCounted}),
      locked_until = ${now.toISOString()}::timestamptz
        + least((attempts + 1) * ${`${lockMilliseconds} ms`}::interval, ${`${longestPause} ms`}::interval)
    where id = (
      select id from ${jobs}
      where done_at is null and ${of} and failures < ${failuresAtMost} and run_at <= ${now.toISOString()}
        and (locked_until is null or locked_until < ${now.toISOString()})
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts, failures, cancelled_at is not null as is_cancelled`);
  const job = claimed.rows[0];
  if (!job) return false;
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No such job: ${job.kind}`);
    const work = (run: JobRun) => handler.work(app, job.payload, run);
    const named = (run: JobRun) =>
      app.config.slowStatementMilliseconds > 0 ? underName(`job ${job.kind}`, () => work(run)) : work(run);
    const end = job.is_cancelled ? 'cancelled' : await running.run(app, job, named);
    await settle(app, job, end);
  } catch (error) {
    app.log.error({ err: error, job: job.id }, 'A job failed');
    const failures = job.failures + 1;
    const retryAt = new Date(app.now().getTime() + Math.min(1000 * 4 ** failures, longestPause));
    await app.db
      .update(jobs)
      .set({ failures, lockedUntil: null, runAt: retryAt, lastError: describeError(error) })
      .where(eq(jobs.id, job.id));
  }
  return true;
}

async function settle(
  app: AppContext,
  job: { readonly id: number; readonly attempts: number },
  end: JobEnd | null,
): Promise<void> {
  // Another server runs it, and stores how it ends.
  if (end === 'taken') return;
  const isMine = and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
  if (end === 'stopped') await app.db.update(jobs).set({ lockedUntil: null }).where(isMine);
  else await app.db.update(jobs).set({ doneAt: app.now(), lockedUntil: null }).where(eq(jobs.id, job.id));
}
