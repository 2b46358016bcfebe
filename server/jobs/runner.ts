import { eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { underName } from '#server/core/current-work.ts';
import { describeError } from '#server/core/describe-error.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import type { JobHandlers } from './define-job.ts';
import { type JobLine, jobLines } from './job-lines.ts';
import { type JobPayload, jobs } from './schema.ts';

/**
 * A job is kept from other servers for this long, times its attempts: one that ends the server each time comes less
 * and less often, and at the least once in the longest pause.
 */
const lockMilliseconds = 60_000;

const pollMilliseconds = 1000;

const longestPause = 3_600_000;

/** With the pauses between them about three days: a mail server may be down for a weekend. Kills do not count. */
export const failuresAtMost = 80;

/** What the column holds, with room above. */
const attemptsCounted = 30_000;

export interface JobRunner {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Runs everything that is due; resolves when nothing is left. */
  drain(): Promise<void>;
  /** Waits for the jobs in hand and takes no further ones. */
  stop(): Promise<void>;
}

export function startJobRunner(app: AppContext, handlers: JobHandlers): JobRunner {
  const lines = jobLines.map((line) => startLine(app, handlers, kindsOf(handlers, line)));
  const wake = () => {
    for (const line of lines) line.wake();
  };
  const timer = setInterval(wake, pollMilliseconds);
  timer.unref();
  return {
    wake,
    drain: async () => {
      // A job of one line may queue another for a line that had nothing left.
      while ((await Promise.all(lines.map((line) => line.drain()))).includes(true));
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(lines.map((line) => line.stop()));
    },
  };
}

/** Of `jobs`: is it one of the line's? A kind that no handler knows is everyday, and fails there. */
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

/** Does the jobs `of` is true for, one after another. */
function startLine(app: AppContext, handlers: JobHandlers, of: SQL): Line {
  const state = { stopped: false, done: 0 };
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const runDue = async () => {
    while (!state.stopped && (await runOne(app, handlers, of))) state.done += 1;
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

/** Takes one due job and does it; false when none is due. */
async function runOne(app: AppContext, handlers: JobHandlers, of: SQL): Promise<boolean> {
  const now = app.now();
  const claimed = await app.db.execute<{
    id: number;
    kind: string;
    payload: JobPayload;
    failures: number;
  }>(sql`
    update ${jobs} set attempts = least(attempts + 1, ${attemptsCounted}),
      locked_until = ${now.toISOString()}::timestamptz
        + least((attempts + 1) * ${`${lockMilliseconds} ms`}::interval, ${`${longestPause} ms`}::interval)
    where id = (
      select id from ${jobs}
      where done_at is null and ${of} and failures < ${failuresAtMost} and run_at <= ${now.toISOString()}
        and (locked_until is null or locked_until < ${now.toISOString()})
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, failures`);
  const job = claimed.rows[0];
  if (!job) return false;
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No such job: ${job.kind}`);
    const work = () => handler.work(app, job.payload, job.id);
    await (app.config.slowStatementMilliseconds > 0 ? underName(`job ${job.kind}`, work) : work());
    await app.db.update(jobs).set({ doneAt: app.now(), lockedUntil: null }).where(eq(jobs.id, job.id));
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
