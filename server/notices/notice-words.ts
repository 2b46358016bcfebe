import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NoticeText, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { notices } from './schema/notice.ts';
import { noticeTranslations } from './schema/translation.ts';

/** A notice's words for one reader; null: those of its author. */
export interface WordsForReader extends NoticeText {
  readonly language: TranslationLanguage | null;
}
type WordsIn = (language: TranslationLanguage | null) => WordsForReader;

/** A notice's title and text for readers of whatever language; whatever was made from an older original is left out. */
export async function wordsOfNotice(
  db: Queryable,
  notice: NoticeText & { readonly schoolId: number; readonly id: number },
): Promise<WordsIn> {
  const fresh = await db
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
  const { title, description } = notice;
  return (wanted) =>
    fresh.find(({ language }) => language === wanted) ?? { title, description, language: null };
}

/** Titles of several notices in one language, by their ids; those without one, or with another original, are left out. */
export async function titlesInLanguage(
  db: Queryable,
  of: { readonly schoolIds: readonly number[]; readonly noticeIds: readonly number[] },
  language: TranslationLanguage | null,
): Promise<ReadonlyMap<number, string>> {
  if (language === null || of.noticeIds.length === 0) return new Map();
  const rows = await db
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
  return new Map(rows.map(({ id, title }) => [id, title]));
}
