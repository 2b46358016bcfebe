import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import {
  channelsInQuietHours,
  forgetJob,
  mutedRecipients,
  tellOfNotifications,
} from '#server/notifications/index.ts';
import { channelsFor } from './audience.ts';
import { type NotifyJob, notifyJob } from './notice-jobs.ts';
import { notifyFromOffice } from './office/notifications.ts';
import { listAudience } from './queries/audiences.ts';
import { readersOf, type SharedNotice } from './queries/notice-readers.ts';
import { deleteUnreadable, notifyReaders } from './queries/notifications.ts';
import { findWithAuthor, updateReach } from './queries/stored-notices.ts';

interface NoticeKey {
  readonly schoolId: number;
  readonly id: number;
  readonly version: number;
  readonly visibleFrom: string;
}

/** Queues in the notice's transaction. Without news only people who were not told before hear. */
export async function queueNoticeNotifications(
  { app, db, actor }: SignedInContext,
  { schoolId, id, version, visibleFrom }: NoticeKey,
  {
    today,
    isNews,
    after = 0,
  }: {
    readonly today: string;
    readonly isNews: boolean;
    /** Milliseconds from now, for what may still be undone. */
    readonly after?: number;
  },
): Promise<void> {
  await notifyJob.queue(db, {
    dedupeKey: noticeJobKey({ schoolId, id, version }),
    payload: { schoolId, noticeId: id, version, renew: isNews ? 1 : 0 },
    // The office's notice has a morning in each of its schools, which the job finds out.
    runAt:
      schoolId !== 0 && visibleFrom > today
        ? instantAt(visibleFrom, 0, actor.school.timeZone)
        : new Date(app.now().getTime() + after),
  });
}

/** One statement; a repeat changes nothing, and a job that a newer version overtook still tells its news. */
export async function notifyOfNotice(app: AppContext, job: NotifyJob): Promise<void> {
  if (job.schoolId === 0) {
    await notifyFromOffice(app, job);
    return planTomorrow(app.db, forgetJob, app.now());
  }
  const found = await findWithAuthor(app.db, { schoolId: job.schoolId, id: job.noticeId });
  if (!found) return;
  const { notice, author, school } = found;
  const now = app.now();
  await deleteUnreadable(app.db, notice);
  if (!notice.isActive) return tellReaders(app, notice);
  if (notice.visibleFrom > schoolDay(now, school.timeZone)) return tellLater(app.db, job, notice, school);
  await notifyReaders(app.db, notice, {
    author: `${author.firstName} ${author.lastName}`.trim(),
    now,
    renew: job.renew === 1,
  });
  await updateReach(app.db, notice);
  await planTomorrow(app.db, forgetJob, now);
  await tellReaders(app, notice);
}

export const noticeJobKey = ({ schoolId, id, version }: Pick<NoticeKey, 'schoolId' | 'id' | 'version'>) =>
  `${notifyJob.kind}:${schoolId}:${id}:${version}`;

/** Its day was put off after the job was queued, so the job waits for the new day. */
async function tellLater(
  db: Queryable,
  job: NotifyJob,
  { schoolId, id, visibleFrom }: NoticeKey,
  { timeZone }: { readonly timeZone: string },
): Promise<void> {
  await notifyJob.queue(db, {
    dedupeKey: `${notifyJob.kind}:${schoolId}:${id}:${job.version}:${visibleFrom}`,
    payload: { schoolId, noticeId: id, version: job.version, renew: job.renew },
    runAt: instantAt(visibleFrom, 0, timeZone),
  });
}

async function tellReaders(app: AppContext, notice: SharedNotice): Promise<void> {
  const places = await listAudience(app.db, notice.schoolId, notice.id);
  tellOfNotifications(app, channelsFor(notice.schoolId, { ...notice, places }), {
    muted: await mutedRecipients(app.db, [notice.schoolId], 'notice'),
    hushed: await channelsInQuietHours(app.db, app.now(), readersOf(notice)),
  });
}
