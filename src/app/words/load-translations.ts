import type { TranslationLoader } from '#src/lib/words/language.ts';

/** Each language is one file, asked for when somebody reads it. */
export const loadTranslations: TranslationLoader = async (language) =>
  language === 'hi' ? { ...(await import('./hindi.ts')).hindi } : { ...(await import('./urdu.ts')).urdu };
