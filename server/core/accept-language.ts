import { type TranslationLanguage, translationLanguages } from '#contract/notices/translation.rules.ts';

/**
 * The language a screen speaks, out of its `Accept-Language`; null where it names none that notices are translated into.
 * Our own client sends one language. Of a browser's list the first counts: the others are only better than nothing, and
 * so is the original.
 */
export function spokenLanguage(header: string | undefined): TranslationLanguage | null {
  const first = /^\s*([a-z]{2,3})(?![a-z])/i.exec(header ?? '')?.[1]?.toLowerCase();
  return translationLanguages.find((each) => each === first) ?? null;
}
