import { mobileRuleFor, plainMobile } from '#contract/profile/mobile.rules.ts';
import type { genders } from '#contract/profile/profile.rules.ts';
import { asDay, type DateOrder, type ImportField, plainHeading } from '#contract/roster/roster.rules.ts';

/** Values as lists of people write them, and forms do not. */

/** Signs that stand where a list knows nothing. */
const nothing = /^(?:[-–—_.*?]+|n ?\.? ?\/? ?a\.?|nil|none|null|not (?:available|applicable|known|given))$/i;
/** In a name or in a class such a word may be one. */
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

/** As they begin: a file has a million cells, of which few do. */
const beginsNothing: ReadonlySet<string> = new Set('-–—_.*?nN0/');

/** A dash, "NA" or "nil" says that there is no number, address or day. */
export const saysNothing = (field: ImportField, text: string): boolean =>
  beginsNothing.has(text.charAt(0)) && isNothing(field, text);

const isNothing = (field: ImportField, text: string): boolean =>
  namingFields.has(field)
    ? /^[-–—]+$/.test(text)
    : nothing.test(text) || ((numberFields.has(field) || field === 'birth_date') && /^[0/.-]+$/.test(text));

const leastDigits = 7;

/** Two telephone numbers in one cell, such as both parents'; null where it is one. */
export function twoNumbers(text: string): readonly [string, string] | null {
  if (text.length <= 2 * leastDigits) return null;
  const [one = '', other = '', ...more] = text.split(/\s*(?:[,;/|&]|\bor\b)\s*/i).filter(Boolean);
  const isNumber = (part: string) => (part.match(/\p{Nd}/gu) ?? []).length >= leastDigits;
  return more.length === 0 && isNumber(one) && isNumber(other) ? [one, other] : null;
}

const degree = /^(?:[bm](?:a|sc|com|ed|tech|e|ba|ca|phil)|ph ?d|dr|jr|sr|i{1,3})$/i;

/** "Rao, Asha" is Asha Rao; a degree behind a comma is no first name. */
export function inOrder(name: string): string {
  if (!name.includes(',')) return name;
  const [, last = '', first = ''] = /^([^,]+),\s*([^,.]+)$/.exec(name) ?? [];
  return first === '' || degree.test(first) ? name : `${first} ${last.trim()}`;
}

const words: Readonly<Record<(typeof genders)[number] | '', string>> = {
  Male: 'm male boy boys man gents पु पुरुष लड़का बालक छात्र مرد لڑکا طالب بچہ',
  Female: 'f female girl girls woman ladies महिला स्त्री लड़की बालिका छात्रा عورت خاتون لڑکی طالبہ بچی',
  // The forms know no third word yet: such a person comes in, and the cell says nothing.
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

/** As our forms write it; what nobody knows how to read stays as it is, and is judged. */
export function readValue(field: ImportField, text: string, { timeZone, dates }: Reading): string {
  if (field === 'user_id') return loginOf(text);
  if (field === 'gender') return genderOf.get(text.toLowerCase()) ?? genderOf.get(plainHeading(text)) ?? text;
  if (field === 'birth_date') return asDay(text, dates) ?? text;
  return numberFields.has(field) ? readNumber(text, timeZone) : text;
}

/** A login name as people keep it. */
export const loginOf = (text: string): string => text.toUpperCase().replaceAll(' ', '');

/** A country's prefix may come without its plus, and a spreadsheet's number with a fraction. */
function readNumber(text: string, timeZone: string): string {
  const { pattern } = mobileRuleFor(timeZone);
  if (pattern.test(text)) return text;
  const plain = plainMobile(text.replace(/^(\d{7,})\.0+$/, '$1'));
  return [plain, `+${plain}`, plain.replace(/^00/, '+')].find((each) => pattern.test(each)) ?? text;
}
