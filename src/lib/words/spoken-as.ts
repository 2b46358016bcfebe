import { directionOf } from '#contract/notices/translation.rules.ts';

/** A title's `lang`, if known; otherwise `dir: auto`. */
export const spokenAs = (language: string | undefined) =>
  language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' as const };
