import { currentLocale } from '#src/lib/words/language.ts';

/** To the second: steps are close to each other. */
export const timeText = (at: number) =>
  new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(
    at,
  );

export const numberText = (value: number) =>
  new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2 }).format(value);

export const dateTimeText = (at: number) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
