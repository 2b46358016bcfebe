import { currentLocale } from './language.ts';

/** A number in the reader's grouping: 1,00,000 in India, 100,000 elsewhere. */
export function formatNumber(value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: fractionDigits }).format(value);
}

/** `0` is for exactly none, whatever the language's rules. */
type Forms = Partial<Record<Intl.LDMLPluralRule | '0', string>> & { readonly other: string };

/** The form that goes with a number in the reader's language; `#` stands for the number. */
export function plural(count: number, forms: Forms): string {
  const rule = new Intl.PluralRules(currentLocale()).select(count);
  const form = count === 0 ? forms['0'] : undefined;
  return (form ?? forms[rule] ?? forms.other).replace('#', formatNumber(count));
}

/** The time of day of an instant in milliseconds, e.g. "14:05". */
export function formatTime(at: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(at);
}

/** A day and a time of day by the reader's customs, e.g. "21 Nov 2026, 14:05"; in milliseconds or as ISO 8601. */
export function formatMoment(at: number | string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}

/** `2026-11-25` by the reader's customs, e.g. `{ day: 'numeric', month: 'short' }` as "25 Nov". */
export function formatDate(day: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(currentLocale(), { ...style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
