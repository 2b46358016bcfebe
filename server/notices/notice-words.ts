import type { NoticeText, TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import type { NoticeKey } from './queries/stored-notices.ts';
import { listFreshTitles, listFreshTranslations } from './queries/translations.ts';

/** null: the author's language. */
export interface WordsForReader extends NoticeText {
  readonly language: TranslationLanguage | null;
}
type WordsIn = (language: TranslationLanguage | null) => WordsForReader;

/** Translations of an older original are left out. */
export async function wordsOfNotice(db: Queryable, notice: NoticeText & NoticeKey): Promise<WordsIn> {
  const fresh = await listFreshTranslations(db, notice);
  const { title, description } = notice;
  return (wanted) =>
    fresh.find(({ language }) => language === wanted) ?? { title, description, language: null };
}

/** Titles by notice id, without missing and stale translations. */
export async function titlesInLanguage(
  db: Queryable,
  of: { readonly schoolIds: readonly number[]; readonly noticeIds: readonly number[] },
  language: TranslationLanguage | null,
): Promise<ReadonlyMap<number, string>> {
  if (language === null || of.noticeIds.length === 0) return new Map();
  const rows = await listFreshTitles(db, of, language);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
