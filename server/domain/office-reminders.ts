import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeFor } from '#contract';
import type { AppContext } from '../context.ts';
import { claimReminders } from '../db/queries/delivery.ts';
import { jobs, notices } from '../db/schema/notice.ts';
import { people } from '../db/schema/school.ts';
import { rooms } from '../realtime/rooms.ts';
import { officeName } from './board-path.ts';
import { tellAgain } from './notifications.ts';
import { officeReadersOf, type ReachedSchool, schoolsReached } from './office-audience.ts';
import { mailReminders } from './reminder-mails.ts';
import { schoolDay } from './school-day.ts';

const reminderJob = 'office-reminder';
const schoolsAPart = 10;

/** A reminder of the office, up to its part. */
export const officeReminderKey = (noticeId: number, day: string) => `${reminderJob}:${noticeId}:${day}`;

interface ReminderJob {
  readonly noticeId: number;
  /** The office's day: one reminder a day. */
  readonly day: string;
  /** Schools up to this id are done. */
  readonly after: number;
}

type StoredNotice = typeof notices.$inferSelect;

/** Queues the next part of a day's reminder; false when it was queued before. */
export async function queueOfficeReminder(
  db: AppContext['db'],
  { noticeId, day, after }: ReminderJob,
  runAt: Date,
): Promise<boolean> {
  const queued = await db
    .insert(jobs)
    .values({
      kind: reminderJob,
      dedupeKey: `${officeReminderKey(noticeId, day)}:${after}`,
      payload: { schoolId: 0, noticeId, day, after },
      runAt,
    })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return queued.length > 0;
}

/**
 * Reminds those who are missing in a part of the schools, each once on the day of their school, and goes on with the
 * next part. Killed half-way it is done again: nobody is told or written to twice.
 */
export async function remindFromOffice(app: AppContext, job: ReminderJob): Promise<void> {
  const [notice] = await app.db
    .select()
    .from(notices)
    .where(and(eq(notices.schoolId, 0), eq(notices.id, job.noticeId)));
  if (!notice?.isActive || notice.deletedAt) return;
  const reached = await schoolsReached(app.db, notice.id, job.after, schoolsAPart);
  const now = app.now();
  const out = reached
    .map((school) => ({ school, day: schoolDay(now, school.timeZone) }))
    .filter(({ day }) => notice.visibleFrom <= day);
  for (const day of new Set(out.map((each) => each.day))) {
    const theirs = out.filter((each) => each.day === day).map(({ school }) => school);
    await remindSchools(app, notice, theirs, day);
  }
  const last = reached.at(-1);
  if (last && reached.length === schoolsAPart) {
    await queueOfficeReminder(app.db, { ...job, after: last.id }, now);
    app.wakeJobs();
  }
  app.broadcaster.deliveryChanged([rooms.office()], { noticeId: notice.id });
}

/** Of schools that have the same day. */
async function remindSchools(
  app: AppContext,
  notice: StoredNotice,
  schools: readonly ReachedSchool[],
  today: string,
): Promise<void> {
  const { id: noticeId, asksReceipt } = notice;
  const schoolIds = schools.map((school) => school.id);
  const readers = sql`(${inArray(people.schoolId, schoolIds)}
    and ${officeReadersOf({ id: noticeId, noticeFor: notice.noticeFor as NoticeFor })})`;
  const told = await app.db.transaction(async (db) => {
    const claimed = await claimReminders(db, { schoolId: 0, noticeId, readers, asksReceipt, today });
    if (claimed.length === 0) return [];
    await tellAgain(db, { ...notice, author: officeName, schoolIds }, claimed, app.now());
    return db
      .select({ schoolId: people.schoolId, id: people.id })
      .from(people)
      .where(and(inArray(people.schoolId, schoolIds), inArray(people.id, claimed)));
  });
  app.broadcaster.notificationsChanged(told.map(({ schoolId, id }) => rooms.person(schoolId, id)));
  await mailReminders(app, { notice, sender: officeName, readers, day: today });
}
