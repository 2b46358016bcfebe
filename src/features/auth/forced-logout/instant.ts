import { currentLocale } from '#src/lib/words/language.ts';

/** A day and a time of day by the reader's customs, e.g. "21 Nov 2026, 14:05"; `at` in milliseconds. */
export function instant(at: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
