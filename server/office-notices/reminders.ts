import { deliveryChanged } from '#contract/delivery/delivery.hints.ts';
import type { AppContext } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasRunningJob, mailReminders, remindRound } from '#server/delivery/index.ts';
import {
  findOfficeNotice,
  officeName,
  officeReadersIn,
  type ReachedSchool,
  type StoredNotice,
  schoolsReached,
} from '#server/notices/index.ts';
import { tellOfNotifications } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { type OfficeReminderJob, officeReminderJob } from './reminder-job.ts';

const schoolsAPart = 10;

export async function queueOfficeReminder(
  db: Queryable,
  job: Omit<OfficeReminderJob, 'schoolId'>,
  runAt: Date,
): Promise<void> {
  const { noticeId, day, round, after } = job;
  const dedupeKey = `${officeReminderJob.kind}:${noticeId}:${day}:${round}:${after}`;
  await officeReminderJob.queue(db, { payload: job, dedupeKey, runAt });
}

/** True while a round goes through the schools; mails that wait for their server do not count. */
export const isReminding = (db: Queryable, noticeId: number): Promise<boolean> =>
  hasRunningJob(db, officeReminderJob.kind, noticeId);

/** Reminds a batch of schools and queues the next. After a kill it can run again: nobody is told or mailed twice. */
export async function remindFromOffice(app: AppContext, job: OfficeReminderJob): Promise<void> {
  const notice = await findOfficeNotice(app.db, job.noticeId);
  if (!notice?.isActive || notice.deletedAt) return;
  const reached = await schoolsReached(app.db, notice.id, job.after, schoolsAPart);
  const now = app.now();
  const last = reached.at(-1);
  // Before the mails: an address that no server takes must not keep the other schools waiting.
  if (last && reached.length === schoolsAPart) {
    await queueOfficeReminder(app.db, { ...job, after: last.id }, now);
    app.wakeJobs();
  }
  const out = reached
    .map((school) => ({ school, day: schoolDay(now, school.timeZone) }))
    .filter(({ day }) => notice.visibleFrom <= day);
  const parts = [...new Set(out.map((each) => each.day))].map((day) => ({
    day,
    schools: out.filter((each) => each.day === day).map(({ school }) => school),
  }));
  for (const { day, schools } of parts) await tellSchools(app, notice, schools, day);
  app.broadcaster.broadcast(deliveryChanged, [channels.desk('notices')], {
    content: { noticeId: notice.id },
  });
  for (const { day, schools } of parts)
    await mailReminders(app, { notice, sender: officeName, readers: readersIn(notice, schools), day });
}

const readersIn = (notice: StoredNotice, schools: readonly ReachedSchool[]) =>
  officeReadersIn(
    schools.map((school) => school.id),
    notice,
  );

/** All these schools have the same day. */
async function tellSchools(
  app: AppContext,
  notice: StoredNotice,
  schools: readonly ReachedSchool[],
  today: string,
): Promise<void> {
  const { told, hushed } = await app.database.transaction((db) =>
    remindRound(db, {
      notice,
      author: officeName,
      schoolIds: schools.map((school) => school.id),
      readers: readersIn(notice, schools),
      today,
      now: app.now(),
    }),
  );
  tellOfNotifications(app, told, { hushed });
}
