import { and, eq, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { dayMilliseconds, restorableDays } from '#contract';
import type { AppContext } from '#server/core/context.ts';
import { contentFiles } from '#server/curriculum/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { takeFiles } from '#server/files/hold-files.ts';
import { releaseBytes, removeBytes } from '#server/files/pending-bytes.ts';
import { dropTexts } from '#server/files/queries/file-texts.ts';
import { files } from '#server/files/schema/file.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import { jobs } from '#server/jobs/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { noticeReceipts } from './schema/delivery.ts';
import { noticeDrafts } from './schema/draft.ts';
import { mailLedger, noticeAudiences, noticeFiles, notices, officeAudiences } from './schema/notice.ts';
import { noticeTranslations } from './schema/translation.ts';

const eraseJob = 'erase-notices';
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
      erased.push(...(await eraseOf(db, schoolId, ids)));
    }
    await releaseBytes(app, db, erased);
    return gone.length;
  });
  await removeBytes(app, app.db, erased);
  return count;
}

/** Returns where the bytes lie that nothing needs any more. */
async function eraseOf(db: Queryable, schoolId: number, ids: readonly number[]): Promise<string[]> {
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
    schoolId,
    carried.map(({ fileId }) => fileId),
  );
}

/** Files that a reshared notice carries too stay. */
async function eraseFiles(db: Queryable, schoolId: number, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  await takeFiles(db, schoolId, fileIds);
  const stillCarried = db
    .select({ one: sql`1` })
    .from(noticeFiles)
    .where(and(eq(noticeFiles.schoolId, files.schoolId), eq(noticeFiles.fileId, files.id)));
  const erased = await db
    .delete(files)
    .where(
      and(
        eq(files.schoolId, schoolId),
        inArray(files.id, [...fileIds]),
        notExists(stillCarried),
        notExists(inContent(db)),
      ),
    )
    .returning();
  const hashes = erased.map(({ sha256 }) => sha256);
  await dropTexts(db, schoolId, hashes);
  return withoutShared(db, hashes, erased.flatMap(keysOf));
}

/** Content carries it, now or as an earlier revision: it is none of the notices' to erase. */
const inContent = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(contentFiles)
    .where(and(eq(contentFiles.schoolId, files.schoolId), eq(contentFiles.fileId, files.id)));

/** Without what another file has too: of a school the same bytes lie there once, and it shares them with the office. */
async function withoutShared(
  db: Queryable,
  hashes: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const others = await db
    .select()
    .from(files)
    .where(inArray(files.sha256, [...hashes]));
  const shared = new Set(others.flatMap(keysOf));
  return [...new Set(keys)].filter((key) => !shared.has(key));
}

function keysOf({ storageKey, previewKey, coverKey, thumbKey, renditions }: typeof files.$inferSelect) {
  const keys = [storageKey, previewKey, coverKey, thumbKey, ...renditions.map((each) => each.storageKey)];
  return keys.filter((key) => key !== null);
}

/**
 * Files that were uploaded and never shared, or taken off their last notice: nobody but who uploaded them reaches
 * them. They go once they are older than every draft may be, unless a draft still names them.
 */
export async function eraseLooseFiles(app: AppContext, olderThan: Date): Promise<void> {
  while ((await eraseSomeLoose(app, olderThan)) === atOnce);
}

async function eraseSomeLoose(app: AppContext, olderThan: Date): Promise<number> {
  const erased: string[] = [];
  const count = await app.database.transaction(async (db) => {
    const loose = await db
      .select({ schoolId: files.schoolId, id: files.id })
      .from(files)
      .where(
        and(
          lt(files.createdAt, olderThan),
          notExists(inContent(db)),
          notExists(
            db
              .select({ one: sql`1` })
              .from(noticeFiles)
              .where(and(eq(noticeFiles.schoolId, files.schoolId), eq(noticeFiles.fileId, files.id))),
          ),
          notExists(
            db
              .select({ one: sql`1` })
              .from(noticeDrafts)
              .where(
                and(
                  eq(noticeDrafts.schoolId, files.schoolId),
                  sql`strpos(${noticeDrafts.draft}, ${files.id}::text) > 0`,
                ),
              ),
          ),
        ),
      )
      .limit(atOnce)
      .for('update');
    for (const schoolId of new Set(loose.map((file) => file.schoolId))) {
      const ids = loose.filter((file) => file.schoolId === schoolId).map(({ id }) => id);
      erased.push(...(await eraseFiles(db, schoolId, ids)));
    }
    await releaseBytes(app, db, erased);
    return loose.length;
  });
  await removeBytes(app, app.db, erased);
  return count;
}
