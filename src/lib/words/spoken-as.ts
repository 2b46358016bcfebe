import { directionOf } from '#contract/notices/translation.rules.ts';

/** What a title says of itself to the page: its language where that is known, else only that it has a direction. */
export const spokenAs = (language: string | undefined) =>
  language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' as const };
