import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { noticeDrafts } from '../schema/draft.ts';
import { mailLedger, noticeAudiences, noticeFiles, notices, officeAudiences } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';
import type { Place } from './audiences.ts';
import { noticeCause } from './notifications.ts';
import type { NoticeKey } from './stored-notices.ts';

/** Tables that belong to a notice by `school_id` and `notice_id`; erasing it empties all of them. */
export const tablesOfNotice = [
  noticeAudiences,
  noticeDrafts,
  noticeFiles,
  noticeReceipts,
  mailLedger,
  noticeTranslations,
] as const;

export async function hasDeleted(db: Queryable): Promise<boolean> {
  const [left] = await db
    .select({ id: notices.id })
    .from(notices)
    .where(isNotNull(notices.deletedAt))
    .limit(1);
  return left !== undefined;
}

export const lockDeleted = (db: Queryable, oldest: Date, atMost: number): Promise<NoticeKey[]> =>
  db
    .select({ schoolId: notices.schoolId, id: notices.id })
    .from(notices)
    .where(lte(notices.deletedAt, oldest))
    .limit(atMost)
    .for('update');

/** Erases notices of a school with everything that belongs to them. Returns their files. */
export async function eraseRows(db: Queryable, schoolId: number, ids: readonly number[]): Promise<string[]> {
  const among = [...ids];
  const carried = await db
    .select({ fileId: noticeFiles.fileId })
    .from(noticeFiles)
    .where(and(eq(noticeFiles.schoolId, schoolId), inArray(noticeFiles.noticeId, among)));
  const isOffice = schoolId === 0;
  // The office's notice has its grades, mails and notifications in the schools that read it.
  for (const table of tablesOfNotice)
    await db
      .delete(table)
      .where(and(isOffice ? undefined : eq(table.schoolId, schoolId), inArray(table.noticeId, among)));
  await db.delete(officeAudiences).where(inArray(officeAudiences.noticeId, among));
  await db
    .delete(notifications)
    .where(
      and(
        isOffice ? undefined : eq(notifications.schoolId, schoolId),
        inArray(notifications.cause, among.map(noticeCause)),
      ),
    );
  await db.delete(jobs).where(inArray(sql`${jobs.payload}->>'noticeId'`, among.map(String)));
  await db.delete(notices).where(and(eq(notices.schoolId, schoolId), inArray(notices.id, among)));
  return carried.map(({ fileId }) => fileId);
}

/** Deletes a notice that nobody has acted on yet, and its waiting jobs. Returns a school's audience. */
export async function deleteNew(
  db: Queryable,
  { schoolId, id }: NoticeKey,
  jobKeys: readonly string[],
): Promise<Place[]> {
  const isOffice = schoolId === 0;
  const of = (table: (typeof tablesOfNotice)[number]) =>
    and(eq(table.schoolId, schoolId), eq(table.noticeId, id));
  await db.delete(officeAudiences).where(eq(officeAudiences.noticeId, id));
  const places = await db
    .delete(noticeAudiences)
    .where(isOffice ? eq(noticeAudiences.noticeId, id) : of(noticeAudiences))
    .returning({ gradeId: noticeAudiences.gradeId, divisionId: noticeAudiences.divisionId });
  await db.delete(noticeFiles).where(of(noticeFiles));
  await db.delete(noticeTranslations).where(of(noticeTranslations));
  await db.delete(noticeReceipts).where(isOffice ? eq(noticeReceipts.noticeId, id) : of(noticeReceipts));
  await db.delete(mailLedger).where(of(mailLedger));
  await db.delete(jobs).where(and(inArray(jobs.dedupeKey, [...jobKeys]), isNull(jobs.doneAt)));
  await db
    .delete(notifications)
    .where(
      and(
        isOffice ? undefined : eq(notifications.schoolId, schoolId),
        eq(notifications.cause, noticeCause(id)),
      ),
    );
  await db.delete(notices).where(and(eq(notices.schoolId, schoolId), eq(notices.id, id)));
  return places;
}
