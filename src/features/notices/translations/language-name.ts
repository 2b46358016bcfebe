import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import { currentLocale } from '#src/lib/words/language.ts';

function nameIn(locale: string, language: TranslationLanguage): string {
  return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? language;
}

/** The language's name in itself. */
export const ownName = (language: TranslationLanguage): string => nameIn(language, language);

export const nameHere = (language: TranslationLanguage): string => nameIn(currentLocale(), language);
