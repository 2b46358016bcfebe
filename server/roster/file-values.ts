import { mobileRuleFor, plainMobile } from '#contract/profile/mobile.rules.ts';
import type { genders } from '#contract/profile/profile.rules.ts';
import { asDay, type DateOrder, type ImportField, plainHeading } from '#contract/roster/roster.rules.ts';

const nothing = /^(?:[-–—_.*?]+|n ?\.? ?\/? ?a\.?|nil|none|null|not (?:available|applicable|known|given))$/i;
/** In a name or a class such a word may be a real one. */
const namingFields: ReadonlySet<ImportField> = new Set([
  'full_name',
  'firstName',
  'lastName',
  'grade',
  'division',
  'place',
  'club',
]);
const numberFields: ReadonlySet<ImportField> = new Set(['mobile', 'alternate_contact']);

/** The first signs of such words: a fast test, since a file has a million cells. */
const beginsNothing: ReadonlySet<string> = new Set('-–—_.*?nN0/');

/** True for a dash, "NA" or "nil" where a number, address or day would be. */
export const saysNothing = (field: ImportField, text: string): boolean =>
  beginsNothing.has(text.charAt(0)) && isNothing(field, text);

const isNothing = (field: ImportField, text: string): boolean =>
  namingFields.has(field)
    ? /^[-–—]+$/.test(text)
    : nothing.test(text) || ((numberFields.has(field) || field === 'birth_date') && /^[0/.-]+$/.test(text));

const leastDigits = 7;

/** Splits two telephone numbers in one cell, such as both parents'; null: there is one. */
export function twoNumbers(text: string): readonly [string, string] | null {
  if (text.length <= 2 * leastDigits) return null;
  const [one = '', other = '', ...more] = text.split(/\s*(?:[,;/|&]|\bor\b)\s*/i).filter(Boolean);
  const isNumber = (part: string) => (part.match(/\p{Nd}/gu) ?? []).length >= leastDigits;
  return more.length === 0 && isNumber(one) && isNumber(other) ? [one, other] : null;
}

const degree = /^(?:[bm](?:a|sc|com|ed|tech|e|ba|ca|phil)|ph ?d|dr|jr|sr|i{1,3})$/i;

/** "Rao, Asha" becomes Asha Rao. A degree behind a comma is not a first name. */
export function inOrder(name: string): string {
  if (!name.includes(',')) return name;
  const [, last = '', first = ''] = /^([^,]+),\s*([^,.]+)$/.exec(name) ?? [];
  return first === '' || degree.test(first) ? name : `${first} ${last.trim()}`;
}

const words: Readonly<Record<(typeof genders)[number] | '', string>> = {
  Male: 'm male boy boys man gents पु पुरुष लड़का बालक छात्र مرد لڑکا طالب بچہ',
  Female: 'f female girl girls woman ladies महिला स्त्री लड़की बालिका छात्रा عورت خاتون لڑکی طالبہ بچی',
  // Our forms have no third gender yet: the person is imported with the field empty.
  '': 'x o other others t tg trans transgender thirdgender nonbinary unknown unspecified notspecified notdisclosed prefernottosay अन्य دیگر',
};
const genderOf = new Map(
  Object.entries(words).flatMap(([gender, all]) =>
    all.split(' ').map((word) => [plainHeading(word), gender] as const),
  ),
);

export interface Reading {
  readonly timeZone: string;
  readonly dates: DateOrder;
}

export function readValue(field: ImportField, text: string, { timeZone, dates }: Reading): string {
  if (field === 'user_id') return loginOf(text);
  if (field === 'gender') return genderOf.get(text.toLowerCase()) ?? genderOf.get(plainHeading(text)) ?? text;
  if (field === 'birth_date') return asDay(text, dates) ?? text;
  return numberFields.has(field) ? readNumber(text, timeZone) : text;
}

export const loginOf = (text: string): string => text.toUpperCase().replaceAll(' ', '');

/** A prefix of a country may lack its plus, and a spreadsheet may add a fraction to a number. */
function readNumber(text: string, timeZone: string): string {
  const { pattern } = mobileRuleFor(timeZone);
  if (pattern.test(text)) return text;
  const plain = plainMobile(text.replace(/^(\d{7,})\.0+$/, '$1'));
  return [plain, `+${plain}`, plain.replace(/^00/, '+')].find((each) => pattern.test(each)) ?? text;
}
