import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { describeError } from '#server/core/describe-error.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { type JobPayload, jobs } from './schema.ts';

type Work = (app: AppContext, payload: JobPayload, jobId: number) => Promise<void>;

export type JobHandlers = Readonly<Record<string, Work>>;

/** What may take many seconds has a line of its own: nobody's mail waits behind somebody's long document. */
const isText = sql.raw(`kind in ('read-file-text', 'read-old-files')`);
/** Kinds that are named so are long work that somebody waits for: neither mail nor documents hold it up. */
const isLong = sql.raw(`kind like 'long-%'`);

/**
 * A job is somebody's for this long, times its attempts: one that ends the server each time comes less and less often,
 * and at the least once in the longest pause.
 */
const lockMilliseconds = 60_000;

const pollMilliseconds = 1000;

const longestPause = 3_600_000;

/** With the pauses between them about three days: a mail server may be down for a weekend. Kills do not count. */
const failuresAtMost = 80;

/** What the column holds, with room above. */
const attemptsCounted = 30_000;

export interface JobRunner {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Runs everything that is due; resolves when nothing is left. */
  drain(): Promise<void>;
  /** Waits for the job in hand and takes no further one. */
  stop(): Promise<void>;
}

export function startJobRunner(app: AppContext, handlers: JobHandlers): JobRunner {
  const lines = [
    startLine(app, handlers, sql`not (${isText} or ${isLong})`),
    startLine(app, handlers, sql`${isText}`),
    startLine(app, handlers, sql`${isLong}`),
  ];
  const together = async (act: (line: JobRunner) => Promise<void>) => {
    await Promise.all(lines.map(act));
  };
  return {
    wake: () => {
      for (const line of lines) line.wake();
    },
    drain: () => together((line) => line.drain()),
    stop: () => together((line) => line.stop()),
  };
}

/** Does the jobs `of` is true for, one after another. */
function startLine(app: AppContext, handlers: JobHandlers, of: SQL): JobRunner {
  const state = { stopped: false };
  let running: Promise<void> = Promise.resolve();
  let queued = false;

  const drain = async () => {
    while (!state.stopped && (await runOne(app, handlers, of)));
  };
  const wake = () => {
    if (state.stopped || queued) return;
    queued = true;
    running = running.then(() => {
      queued = false;
      return drain().catch((error: unknown) =>
        isUnavailable(error)
          ? app.log.warn({ err: error }, 'Jobs wait for the database')
          : app.log.error({ err: error }, 'The job runner failed'),
      );
    });
  };
  const timer = setInterval(wake, pollMilliseconds);
  timer.unref();
  return {
    wake,
    drain: async () => {
      wake();
      await running;
    },
    stop: async () => {
      state.stopped = true;
      clearInterval(timer);
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
    const work = handlers[job.kind];
    if (!work) throw new Error(`No such job: ${job.kind}`);
    await work(app, job.payload, job.id);
    await app.db.update(jobs).set({ doneAt: app.now(), lockedUntil: null }).where(eq(jobs.id, job.id));
  } catch (error) {
    app.log.error({ err: error, job: job.id }, 'A job failed');
    const failures = job.failures + 1;
    const retryAt = new Date(app.now().getTime() + Math.min(1000 * 4 ** failures, longestPause));
    await app.db
      .update(jobs)
      .set({ failures, lockedUntil: null, runAt: retryAt, lastError: describeError(error) })
      .where(and(eq(jobs.id, job.id)));
  }
  return true;
}
