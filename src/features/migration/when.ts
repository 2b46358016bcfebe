import { currentLocale } from '#src/lib/words/language.ts';

/** An instant as the day and time at the school. */
export const whenIn = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);
