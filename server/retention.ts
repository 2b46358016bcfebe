import { dayMilliseconds } from '#contract/core/days.ts';
import { looseFileDays } from '#contract/files/loose-files.rules.ts';
import type { AppContext } from './core/context.ts';
import type { Queryable } from './db/database.ts';
import { eraseLooseFiles } from './files/loose-files.ts';
import { defineJob } from './jobs/define-job.ts';
import { planDaily } from './jobs/plan-daily.ts';
import { rooms } from './rooms.ts';

const clearJob = defineJob({ kind: 'clear-old-rows', line: 'upkeep', fields: {} });

/** One run per day and installation, on any server. */
export const planClearing = (db: Queryable, at: Date): Promise<void> => planDaily(db, clearJob, at);

/** [QU-70] Deletes expired rows of all schools. Plans tomorrow first, so that a failure does not end the chain. */
async function clearOldRows(app: AppContext): Promise<void> {
  const today = app.now();
  await planClearing(app.db, new Date(today.getTime() + dayMilliseconds));
  for (const { clear } of rooms) await clear?.(app, today);
  await eraseLooseFiles(app, new Date(today.getTime() - looseFileDays * dayMilliseconds));
}

export const clearingJobs = clearJob.doneBy(clearOldRows);
