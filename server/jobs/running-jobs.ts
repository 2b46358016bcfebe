import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import type { JobRun } from './define-job.ts';
import { jobs } from './schema.ts';

/** A job is kept from other servers for this long, times its attempts. */
export const lockMilliseconds = 60_000;

/** The shortest time between two writes of progress. */
const writeMilliseconds = 500;

export type JobEnd = 'cancelled' | 'taken' | 'stopped';

class JobEnded extends Error {
  override readonly name = 'JobEnded';
  constructor(readonly end: JobEnd) {
    super(`The job was ${end}.`);
  }
}

/** null: the job's work failed by itself. */
export const endOf = (signal: AbortSignal): JobEnd | null =>
  signal.reason instanceof JobEnded ? signal.reason.end : null;

interface Claimed {
  readonly id: number;
  /** Rises with each server that takes the job, so that an earlier one notices its loss. */
  readonly attempts: number;
  readonly failures: number;
}

export class RunningJobs {
  readonly #controls = new Map<number, AbortController>();

  cancel(id: number): void {
    this.#controls.get(id)?.abort(new JobEnded('cancelled'));
  }

  stopAll(): void {
    for (const control of this.#controls.values()) control.abort(new JobEnded('stopped'));
  }

  async run(app: AppContext, job: Claimed, work: (run: JobRun) => Promise<void>): Promise<JobEnd | null> {
    const control = new AbortController();
    const { signal } = control;
    this.#controls.set(job.id, control);
    try {
      await work({
        id: job.id,
        failures: job.failures,
        signal,
        progress: progressOf(app, job, control),
      });
      return null;
    } catch (error) {
      const end = endOf(signal);
      if (end === null) throw error;
      return end;
    } finally {
      this.#controls.delete(job.id);
    }
  }
}

function progressOf(app: AppContext, job: Claimed, control: AbortController): JobRun['progress'] {
  const { signal } = control;
  let written = -Infinity;
  return async (done, total) => {
    signal.throwIfAborted();
    const now = performance.now();
    if (now - written < writeMilliseconds) return;
    written = now;
    const lockedUntil = new Date(app.now().getTime() + lockMilliseconds);
    const [row] = await app.db
      .update(jobs)
      .set({
        done,
        total,
        lockedUntil: sql`greatest(${jobs.lockedUntil}, ${lockedUntil.toISOString()}::timestamptz)`,
      })
      .where(and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts), isNull(jobs.doneAt)))
      .returning({ cancelledAt: jobs.cancelledAt });
    if (!row) control.abort(new JobEnded('taken'));
    else if (row.cancelledAt) control.abort(new JobEnded('cancelled'));
    signal.throwIfAborted();
  };
}
