import type { NoticeText, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NoticeKey } from './queries/stored-notices.ts';
import { listFreshTitles, listFreshTranslations } from './queries/translations.ts';

/** A notice's words for one reader; null: those of its author. */
export interface WordsForReader extends NoticeText {
  readonly language: TranslationLanguage | null;
}
type WordsIn = (language: TranslationLanguage | null) => WordsForReader;

/** A notice's title and text for readers of whatever language; whatever was made from an older original is left out. */
export async function wordsOfNotice(db: Queryable, notice: NoticeText & NoticeKey): Promise<WordsIn> {
  const fresh = await listFreshTranslations(db, notice);
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
  const rows = await listFreshTitles(db, of, language);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
