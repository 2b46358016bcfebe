import { dayMilliseconds } from '#contract';
import type { Queryable } from '../db/database.ts';
import { jobs } from './schema.ts';

/** One job of its kind a day, whichever server plans it and however often. */
export async function planDaily(db: Queryable, kind: string, runAt: Date): Promise<void> {
  await db
    .insert(jobs)
    .values({ kind, payload: {}, dedupeKey: `${kind}:${runAt.toISOString().slice(0, 10)}`, runAt })
    .onConflictDoNothing();
}

/** For what looks once a day for as long as there is something to do. */
export const planTomorrow = (db: Queryable, kind: string, now: Date): Promise<void> =>
  planDaily(db, kind, new Date(now.getTime() + dayMilliseconds));
