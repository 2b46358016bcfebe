import { dayMilliseconds } from '#contract/core/days.ts';
import { restorableDays } from '#contract/notices/board.wire.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { eraseFiles } from '#server/files/loose-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { eraseRows, hasDeleted, lockDeleted } from './queries/delete-notices.ts';

const eraseJob = defineJob({ kind: 'erase-notices', line: 'upkeep', fields: {} });
const atOnce = 100;

/** Runs once a day while there is something to erase. */
export const planErasing = (db: Queryable, now: Date): Promise<void> => planTomorrow(db, eraseJob, now);

/** [QU-24] Erases notices 30 days after their deletion, with everything that belongs to them. */
export async function eraseNotices(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - restorableDays * dayMilliseconds);
  while ((await eraseSome(app, oldest)) === atOnce);
  if (await hasDeleted(app.db)) await planErasing(app.db, now);
}

export const erasingJobs = eraseJob.doneBy(eraseNotices);

async function eraseSome(app: AppContext, oldest: Date): Promise<number> {
  const erased: string[] = [];
  const count = await app.database.transaction(async (db) => {
    const gone = await lockDeleted(db, oldest, atOnce);
    for (const schoolId of new Set(gone.map((notice) => notice.schoolId))) {
      const ids = gone.filter((notice) => notice.schoolId === schoolId).map(({ id }) => id);
      const carried = await eraseRows(db, schoolId, ids);
      erased.push(...(await eraseFiles(db, app.offers.carriers, schoolId, carried)));
    }
    await releaseBytes(app, db, erased);
    return gone.length;
  });
  await removeBytes(app, app.db, erased);
  return count;
}
