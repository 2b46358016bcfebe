import { and, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { given, prepared } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { type Reader, readableOn, readerValues, sides } from '#server/notices/index.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { noticeTranslations } from '#server/notices/schema/translation.ts';

const eventsAtMost = 1000;

/** A subquery: a join would read the people of all schools. */
const authorName = sql<string>`coalesce((
  select trim(a.first_name || ' ' || a.last_name) from ${people} a
  where a.school_id = notices.school_id and a.id = notices.created_by), '')`;

const inLanguage = and(
  eq(noticeTranslations.schoolId, notices.schoolId),
  eq(noticeTranslations.noticeId, notices.id),
  eq(noticeTranslations.language, given('language')),
  eq(noticeTranslations.ofTitle, notices.title),
  eq(noticeTranslations.ofDescription, notices.description),
);

/** Latest first. Of own notices only shared ones. Uses a translation in the person's language if it is up to date. */
export function listDatedNotices(
  db: Queryable,
  reader: Reader,
  today: string,
  language: TranslationLanguage | null,
) {
  const query = prepared(db, `dated-notices-${reader.role}`, (name) =>
    db
      .select({
        schoolId: notices.schoolId,
        id: notices.id,
        title: sql<string>`coalesce(${noticeTranslations.title}, ${notices.title})`,
        description: sql<string>`coalesce(${noticeTranslations.description}, ${notices.description})`,
        dueDate: notices.dueDate,
        version: notices.version,
        createdAt: notices.createdAt,
        updatedAt: sql<Date>`greatest(${notices.updatedAt}, ${noticeTranslations.updatedAt})`.mapWith(
          notices.updatedAt,
        ),
        author: authorName,
      })
      .from(notices)
      .leftJoin(noticeTranslations, inLanguage)
      .where(
        and(
          sql`${notices.isActive}`,
          isNotNull(notices.dueDate),
          lte(notices.visibleFrom, given('today')),
          or(...sides.map((side) => readableOn(side, reader.role))),
        ),
      )
      .orderBy(desc(notices.dueDate), desc(notices.id))
      .limit(eventsAtMost)
      .prepare(name),
  );
  return query.execute({ ...readerValues(reader, today), language });
}
export type DatedNotice = Awaited<ReturnType<typeof listDatedNotices>>[number];
