import type { LanguageLoader } from '#src/lib/words/language.ts';
import { refusalAreas } from '#src/lib/words/refusal-areas.ts';
import { loadWords } from './later-words.ts';

/** Each language has three files that load on demand: the login page, the first screens, and all. */
export const loadTranslations: LanguageLoader = {
  login: async (language) =>
    areasOf(
      language === 'hi'
        ? (await loadWords(() => import('./login-hindi.ts'))).loginHindi
        : (await loadWords(() => import('./login-urdu.ts'))).loginUrdu,
    ),
  screens: async (language) =>
    areasOf(
      language === 'hi'
        ? (await loadWords(() => import('./screens-hindi.ts'))).screensHindi
        : (await loadWords(() => import('./screens-urdu.ts'))).screensUrdu,
    ),
  all: async (language) =>
    areasOf(
      language === 'hi'
        ? (await loadWords(() => import('./hindi.ts'))).hindi
        : (await loadWords(() => import('./urdu.ts'))).urdu,
    ),
};

const areasOf = <Areas extends { readonly refusals: Parameters<typeof refusalAreas>[0] }>({
  refusals,
  ...areas
}: Areas) => ({ ...areas, ...refusalAreas(refusals) });
