import { dayMilliseconds } from '#contract';
import type { AppContext } from './core/context.ts';
import type { Queryable } from './db/database.ts';
import { planDaily } from './jobs/plan-daily.ts';
import { rooms } from './rooms.ts';

export const clearJob = 'clear-old-rows';

/** One clearing a day and installation, whichever of its servers plans it. */
export const planClearing = (db: Queryable, at: Date): Promise<void> => planDaily(db, clearJob, at);

/** [QU-70] Removes what has had its time, of all schools. Tomorrow's is planned first: a failure ends no chain. */
export async function clearOldRows(app: AppContext): Promise<void> {
  const today = app.now();
  await planClearing(app.db, new Date(today.getTime() + dayMilliseconds));
  for (const { clear } of rooms) await clear?.(app, today);
}
