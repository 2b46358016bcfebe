import type { TranslationLoader } from '#src/lib/words/language.ts';
import { refusalAreas } from '#src/lib/words/refusal-areas.ts';
import type { Translations } from './translations.ts';

/** Each language is one file, asked for when somebody reads it. */
export const loadTranslations: TranslationLoader = async (language) =>
  areasOf(language === 'hi' ? (await import('./hindi.ts')).hindi : (await import('./urdu.ts')).urdu);

/** Refusals are an area for each call. */
const areasOf = ({ refusals, ...areas }: Translations) => ({ ...areas, ...refusalAreas(refusals) });
