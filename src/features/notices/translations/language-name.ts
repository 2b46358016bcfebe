import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { currentLocale } from '#src/lib/words/language.ts';

function nameIn(locale: string, language: TranslationLanguage): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? language;
}

/** As its own readers know it. */
export const ownName = (language: TranslationLanguage): string => nameIn(language, language);

/** In the language of the screen. */
export const nameHere = (language: TranslationLanguage): string => nameIn(currentLocale(), language);
