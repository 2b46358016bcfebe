import { dayMilliseconds } from '#contract/core/days.ts';
import { allows } from '#contract/core/school-settings.ts';
import { trackingDays } from '#contract/tracking/tracking.wire.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext, Services } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { settingsOf } from '#server/schools/index.ts';
import { deletePageTimes, insertPageTimes } from './queries/tracking.ts';

interface LeftPage {
  readonly pageUrl: string;
  readonly timeSpent: number;
  readonly expireTime: number;
}

const forgetJob = defineJob({ kind: 'forget-page-times', line: 'upkeep', fields: {} });

/** Only if the school asks for them. Returns how many. The first of a day also plans the deletion. */
export async function storePageTimes(
  app: Services,
  db: Queryable,
  actor: Actor,
  pages: readonly LeftPage[],
): Promise<number> {
  if (pages.length === 0) return 0;
  if (!allows({ settings: await settingsOf(db, actor.school.id) }, 'track_page_time')) return 0;
  const now = app.now();
  await insertPageTimes(
    db,
    pages.map((page) => ({
      schoolId: actor.school.id,
      personId: actor.id,
      page: page.pageUrl,
      milliseconds: Math.round(page.timeSpent),
      // A wrong clock must not keep a row longer.
      leftAt: new Date(Math.min(page.expireTime, now.getTime())),
    })),
  );
  await planTomorrow(db, forgetJob, now);
  return pages.length;
}

/** [QU-70] Uses the shorter of `trackingDays` and the retention time. Plans the next day while any are left. */
async function forgetPageTimes(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - Math.min(trackingDays, app.config.retentionDays) * dayMilliseconds);
  if (await deletePageTimes(app.db, oldest)) await planTomorrow(app.db, forgetJob, now);
}

export const pageTimeJobs = forgetJob.doneBy(forgetPageTimes);
