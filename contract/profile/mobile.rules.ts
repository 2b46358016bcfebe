/** How a country's mobile numbers are written [QC-50]. */
interface MobileRule {
  readonly pattern: RegExp;
  /** Digits without the prefix; the message names them. */
  readonly digits: number;
}

const rule = (prefix: string, digits: number): MobileRule => ({
  pattern: new RegExp(`^(?:\\+${prefix}|0)?\\d{${digits}}$`),
  digits,
});

/** [VP-24, CO-51] Where no country is known: +91 or 0, then ten digits. */
const defaultMobileRule = rule('91', 10);

const rulesByTimeZone: Readonly<Record<string, MobileRule>> = {
  'Asia/Kolkata': defaultMobileRule,
  'Asia/Dubai': rule('971', 9),
  'Asia/Dhaka': rule('880', 10),
  'Asia/Colombo': rule('94', 9),
  'Asia/Kathmandu': rule('977', 10),
  'Asia/Singapore': rule('65', 8),
};

/** The rule of the country a school lies in, known by its time zone. */
export function mobileRuleFor(timeZone: string): MobileRule {
  return rulesByTimeZone[timeZone] ?? defaultMobileRule;
}

/** [VP-24] Digits, and a plus in front; what a telephone book puts between them is dropped. */
export function asTypedMobile(typed: string): string {
  const digits = typed.replace(/[\p{Nd}]/gu, asciiDigit).replace(/\D/g, '');
  return typed.trimStart().startsWith('+') ? `+${digits}` : digits;
}

/** [VP-24] As it is kept: without blanks, dashes and brackets, in the digits 0 to 9. What else it holds is judged. */
export const plainMobile = (text: string): string =>
  text.replace(/[\p{Nd}]/gu, asciiDigit).replaceAll(/[\s().\-‐‑–]/g, '');

/** The same digit of every script, so that a number typed on a Hindi or Urdu keyboard counts. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
