import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeText, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';
import type { NoticeKey } from './stored-notices.ts';

export type StoredTranslation = typeof noticeTranslations.$inferSelect;
type Key = Pick<StoredTranslation, 'schoolId' | 'noticeId' | 'language'>;

const ofKey = ({ schoolId, noticeId, language }: Key) =>
  and(
    eq(noticeTranslations.schoolId, schoolId),
    eq(noticeTranslations.noticeId, noticeId),
    eq(noticeTranslations.language, language),
  );

export const listTranslations = (
  db: Queryable,
  { schoolId, id: noticeId }: NoticeKey,
): Promise<StoredTranslation[]> =>
  prepared(db, 'notice-translations', (name) =>
    db
      .select()
      .from(noticeTranslations)
      .where(
        and(
          eq(noticeTranslations.schoolId, sql.placeholder('schoolId')),
          eq(noticeTranslations.noticeId, sql.placeholder('noticeId')),
        ),
      )
      .orderBy(asc(noticeTranslations.language))
      .prepare(name),
  ).execute({ schoolId, noticeId });

/** Only translations of what the notice says now. */
export const listFreshTranslations = (db: Queryable, notice: NoticeText & NoticeKey) =>
  db
    .select({
      language: noticeTranslations.language,
      title: noticeTranslations.title,
      description: noticeTranslations.description,
    })
    .from(noticeTranslations)
    .where(
      and(
        eq(noticeTranslations.schoolId, notice.schoolId),
        eq(noticeTranslations.noticeId, notice.id),
        eq(noticeTranslations.ofTitle, notice.title),
        eq(noticeTranslations.ofDescription, notice.description),
      ),
    );

/** Only titles translated from what their notices say now. */
export const listFreshTitles = (
  db: Queryable,
  of: { readonly schoolIds: readonly number[]; readonly noticeIds: readonly number[] },
  language: TranslationLanguage,
) =>
  db
    .select({ id: noticeTranslations.noticeId, title: noticeTranslations.title })
    .from(noticeTranslations)
    .innerJoin(
      notices,
      and(
        eq(notices.schoolId, noticeTranslations.schoolId),
        eq(notices.id, noticeTranslations.noticeId),
        sql`${notices.title} = ${noticeTranslations.ofTitle}`,
      ),
    )
    .where(
      and(
        inArray(noticeTranslations.schoolId, [...of.schoolIds]),
        inArray(noticeTranslations.noticeId, [...of.noticeIds]),
        eq(noticeTranslations.language, language),
      ),
    );

export async function findTranslation(db: Queryable, key: Key): Promise<StoredTranslation | undefined> {
  const [row] = await db.select().from(noticeTranslations).where(ofKey(key));
  return row;
}

export async function upsertTranslation(
  db: Queryable,
  key: Key,
  values: Omit<StoredTranslation, keyof Key | 'searchText'>,
): Promise<StoredTranslation> {
  const [stored] = await db
    .insert(noticeTranslations)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [noticeTranslations.schoolId, noticeTranslations.noticeId, noticeTranslations.language],
      set: values,
    })
    .returning();
  if (!stored) throw new Error('A saved translation was not returned.');
  return stored;
}

export async function deleteTranslationOf(db: Queryable, key: Key): Promise<void> {
  await db.delete(noticeTranslations).where(ofKey(key));
}

/** Copies one notice's translations to another; older originals of stale ones only with `withStaleWords`. */
export async function copyTranslations(
  db: Queryable,
  source: NoticeText & NoticeKey,
  { schoolId, id: noticeId }: NoticeKey,
  by: { readonly personId: number; readonly at: Date; readonly withStaleWords: boolean },
): Promise<void> {
  const mayKnow = by.withStaleWords
    ? sql`true`
    : sql`(t.of_title = ${source.title} and t.of_description = ${source.description})`;
  await db.execute(sql`
    insert into ${noticeTranslations}
      (school_id, notice_id, language, title, description, of_title, of_description, version, written_by, updated_at)
    select ${schoolId}::int, ${noticeId}::bigint, t.language, t.title, t.description,
      case when ${mayKnow} then t.of_title else '' end, case when ${mayKnow} then t.of_description else '' end,
      1, ${by.personId}::int, ${by.at.toISOString()}::timestamptz
    from ${noticeTranslations} t
    where t.school_id = ${source.schoolId} and t.notice_id = ${source.id}`);
}
