import { dayMilliseconds } from '#contract/core/days.ts';
import { looseFileDays } from '#contract/files/loose-files.rules.ts';
import type { AppContext } from './core/context.ts';
import type { Queryable } from './db/database.ts';
import { eraseLooseFiles } from './files/loose-files.ts';
import { defineJob } from './jobs/define-job.ts';
import { planDaily } from './jobs/plan-daily.ts';
import { rooms } from './rooms.ts';

const clearJob = defineJob({ kind: 'clear-old-rows', line: 'upkeep', fields: {} });

/** One clearing a day for the installation, whichever server plans it. */
export const planClearing = (db: Queryable, at: Date): Promise<void> => planDaily(db, clearJob, at);

/**
 * [QU-70] Removes what has had its time in all schools. Plans tomorrow's first, so a failure ends no chain; and a room
 * that cannot clear its rows keeps no other from it.
 */
async function clearOldRows(app: AppContext): Promise<void> {
  const today = app.now();
  await planClearing(app.db, new Date(today.getTime() + dayMilliseconds));
  await runEach([
    ...rooms.map(({ clear }) => clear?.bind(null, app, today)),
    () => eraseLooseFiles(app, new Date(today.getTime() - looseFileDays * dayMilliseconds)),
  ]);
}

/** One after the other; fails at the end with the first failure. */
export async function runEach(steps: readonly ((() => Promise<unknown>) | undefined)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps)
    try {
      await step?.();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

export const clearingJobs = clearJob.doneBy(clearOldRows);
