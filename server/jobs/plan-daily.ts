import { dayMilliseconds } from '#contract/core/days.ts';
import type { Queryable } from '../db/database.ts';
import type { Job } from './define-job.ts';

type DailyJob = Pick<Job<Readonly<Record<string, never>>, unknown>, 'kind' | 'queue'>;

/** Queues one job of its kind a day, whichever server plans it and however often. */
export async function planDaily(db: Queryable, job: DailyJob, runAt: Date): Promise<void> {
  await job.queue(db, { payload: {}, dedupeKey: `${job.kind}:${runAt.toISOString().slice(0, 10)}`, runAt });
}

/** For a job that runs once a day while there is something to do. */
export const planTomorrow = (db: Queryable, job: DailyJob, now: Date): Promise<void> =>
  planDaily(db, job, new Date(now.getTime() + dayMilliseconds));
