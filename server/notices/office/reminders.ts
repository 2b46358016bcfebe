import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deliveryChanged } from '#contract/notices/notices.hints.ts';
import type { AppContext } from '#server/core/context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { tellOfNotifications } from '#server/notifications/index.ts';
import { channels } from '#server/realtime/channels.ts';
import { officeName } from '../board-path.ts';
import { type OfficeReminderJob, officeReminderJob } from '../notice-jobs.ts';
import { mailReminders } from '../reminder-mails.ts';
import { remindRound } from '../reminders.ts';
import { notices } from '../schema/notice.ts';
import { officeReadersOf, type ReachedSchool, schoolsReached } from './audience.ts';

const schoolsAPart = 10;

type StoredNotice = typeof notices.$inferSelect;

/** Queues the next part of a round, once. */
export async function queueOfficeReminder(
  db: Queryable,
  job: Omit<OfficeReminderJob, 'schoolId'>,
  runAt: Date,
): Promise<void> {
  const { noticeId, day, round, after } = job;
  const dedupeKey = `${officeReminderJob.kind}:${noticeId}:${day}:${round}:${after}`;
  await officeReminderJob.queue(db, { payload: job, dedupeKey, runAt });
}

/** Is a round on its way through the schools? One whose mails wait for their server has been through. */
export async function isReminding(db: Queryable, noticeId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, officeReminderJob.kind),
        isNull(jobs.doneAt),
        isNull(jobs.lastError),
        sql`${jobs.payload} ->> 'noticeId' = ${String(noticeId)}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Reminds those whom it is for in a part of the schools, each once on the day of their school, and goes on with the
 * next part. Killed half-way it is done again: nobody is told or written to twice.
 */
export async function remindFromOffice(app: AppContext, job: OfficeReminderJob): Promise<void> {
  const [notice] = await app.db
    .select()
    .from(notices)
    .where(and(eq(notices.schoolId, 0), eq(notices.id, job.noticeId)));
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
  sql`(${inArray(
    people.schoolId,
    schools.map((school) => school.id),
  )} and ${officeReadersOf({ id: notice.id, noticeFor: notice.noticeFor })})`;

/** Of schools that have the same day. */
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
