import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import { restorableDays } from '#contract/notices/board.wire.ts';
import type { AppContext, FileCarrier } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { eraseFiles } from '#server/files/loose-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { jobs } from '#server/jobs/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { noticeReceipts } from './schema/delivery.ts';
import { noticeDrafts } from './schema/draft.ts';
import { mailLedger, noticeAudiences, noticeFiles, notices, officeAudiences } from './schema/notice.ts';
import { noticeTranslations } from './schema/translation.ts';

const eraseJob = defineJob({ kind: 'erase-notices', line: 'upkeep', fields: {} });
/** So many notices a transaction. */
const atOnce = 100;

/** The tables that hang on a notice by `school_id` and `notice_id`; the erasing empties each of it. */
export const tablesOfNotice = [
  noticeAudiences,
  noticeDrafts,
  noticeFiles,
  noticeReceipts,
  mailLedger,
  noticeTranslations,
] as const;

/** One look a day, for as long as there is something to erase. */
export const planErasing = (db: Queryable, now: Date): Promise<void> => planTomorrow(db, eraseJob, now);

/** [QU-24] After 30 days a deleted notice goes with everything that hangs on it; what is left is looked at tomorrow. */
export async function eraseNotices(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - restorableDays * dayMilliseconds);
  while ((await eraseSome(app, oldest)) === atOnce);
  const [left] = await app.db
    .select({ id: notices.id })
    .from(notices)
    .where(isNotNull(notices.deletedAt))
    .limit(1);
  if (left) await planErasing(app.db, now);
}

export const erasingJobs = eraseJob.doneBy(eraseNotices);

async function eraseSome(app: AppContext, oldest: Date): Promise<number> {
  const erased: string[] = [];
  const count = await app.database.transaction(async (db) => {
    const gone = await db
      .select({ schoolId: notices.schoolId, id: notices.id })
      .from(notices)
      .where(lte(notices.deletedAt, oldest))
      .limit(atOnce)
      .for('update');
    for (const schoolId of new Set(gone.map((notice) => notice.schoolId))) {
      const ids = gone.filter((notice) => notice.schoolId === schoolId).map(({ id }) => id);
      erased.push(...(await eraseOf(db, app.offers.carriers, schoolId, ids)));
    }
    await releaseBytes(app, db, erased);
    return gone.length;
  });
  await removeBytes(app, app.db, erased);
  return count;
}

/** Returns where the bytes lie that nothing needs any more. */
async function eraseOf(
  db: Queryable,
  carriers: readonly FileCarrier[],
  schoolId: number,
  ids: readonly number[],
): Promise<string[]> {
  const among = [...ids];
  const carried = await db
    .select({ fileId: noticeFiles.fileId })
    .from(noticeFiles)
    .where(and(eq(noticeFiles.schoolId, schoolId), inArray(noticeFiles.noticeId, among)));
  const isOffice = schoolId === 0;
  // What the office shares has its grades, its mails and its notifications in the schools that read it.
  for (const table of tablesOfNotice)
    await db
      .delete(table)
      .where(and(isOffice ? undefined : eq(table.schoolId, schoolId), inArray(table.noticeId, among)));
  await db.delete(officeAudiences).where(inArray(officeAudiences.noticeId, among));
  await db.delete(notifications).where(
    and(
      isOffice ? undefined : eq(notifications.schoolId, schoolId),
      inArray(
        notifications.cause,
        among.map((id) => `notice:${id}`),
      ),
    ),
  );
  await db.delete(jobs).where(inArray(sql`${jobs.payload}->>'noticeId'`, among.map(String)));
  await db.delete(notices).where(and(eq(notices.schoolId, schoolId), inArray(notices.id, among)));
  return eraseFiles(
    db,
    carriers,
    schoolId,
    carried.map(({ fileId }) => fileId),
  );
}
