import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { type PageTranslation, translationsOfPage } from './queries/page-translations.ts';

export interface FoundText {
  readonly title: string;
  readonly description: string;
  /** The language of a translated title or description; left out: the original. */
  readonly titleLanguage?: TranslationLanguage;
  readonly descriptionLanguage?: TranslationLanguage;
}

interface Found {
  readonly id: number;
  /** As it was found: the original's, or a translation's that has the words. */
  readonly title: string;
  readonly description: string;
}

/** Puts rows into the reader's language. A stale translation gives way to the original, which has the right day. */
export async function inReadersWords<Row extends Found>(
  db: Queryable,
  actor: Actor,
  rows: readonly Row[],
): Promise<(Row & FoundText)[]> {
  const all = await translationsOfPage(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const its = all.filter((each) => each.notice_id === row.id);
    const own = its.find((each) => each.language === actor.language && each.title_fresh);
    const hit = its.find((each) => each.title === row.title && each.title !== each.original_title);
    const shown = own ?? hit;
    return shown ? { ...row, ...textOf(shown) } : row;
  });
}

function textOf(of: PageTranslation): FoundText {
  return {
    ...(of.title_fresh ? { title: of.title, titleLanguage: of.language } : { title: of.original_title }),
    ...(of.title_fresh && of.description_fresh
      ? { description: of.description, descriptionLanguage: of.language }
      : { description: of.original_description }),
  };
}
