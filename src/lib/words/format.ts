import { currentLocale } from './language.ts';

/** A number in the reader's grouping: 1,00,000 in India, 100,000 elsewhere. */
export function formatNumber(value: number, fractionDigits = 0): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: fractionDigits }).format(value);
}

/** `0` means exactly none, whatever the language's rules say. */
type Forms = Partial<Record<Intl.LDMLPluralRule | '0', string>> & { readonly other: string };

/** Picks the plural form for a number in the reader's language and writes the number where the form has `#`. */
export function plural(count: number, forms: Forms): string {
  const rule = new Intl.PluralRules(currentLocale()).select(count);
  const form = count === 0 ? forms['0'] : undefined;
  return (form ?? forms[rule] ?? forms.other).replace('#', formatNumber(count));
}
