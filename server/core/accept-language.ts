import { type TranslationLanguage, translationLanguages } from '#contract/notices/translation.rules.ts';

/**
 * Reads the first language of an `Accept-Language` header; null where we translate no notices into it. A later
 * language of a browser's list is no better than the original, so it does not count.
 */
export function spokenLanguage(header: string | undefined): TranslationLanguage | null {
  const first = /^\s*([a-z]{2,3})(?![a-z])/i.exec(header ?? '')?.[1]?.toLowerCase();
  return translationLanguages.find((each) => each === first) ?? null;
}
