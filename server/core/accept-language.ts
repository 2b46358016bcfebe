import { type TranslationLanguage, translationLanguages } from '#contract/notices/translation.rules.ts';

/** The first language of an `Accept-Language` header (the original is as good as a later one); null: not translated. */
export function spokenLanguage(header: string | undefined): TranslationLanguage | null {
  const first = /^\s*([a-z]{2,3})(?![a-z])/i.exec(header ?? '')?.[1]?.toLowerCase();
  return translationLanguages.find((each) => each === first) ?? null;
}
