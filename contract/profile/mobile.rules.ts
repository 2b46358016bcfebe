/** A country's format of mobile numbers [QC-50]. */
interface MobileRule {
  readonly pattern: RegExp;
  readonly digits: number;
}

const rule = (prefix: string, digits: number): MobileRule => ({
  pattern: new RegExp(`^(?:\\+${prefix}|0)?\\d{${digits}}$`),
  digits,
});

/** [VP-24, CO-51] For an unknown country: +91 or 0, then ten digits. */
const defaultMobileRule = rule('91', 10);

const rulesByTimeZone: Readonly<Record<string, MobileRule>> = {
  'Asia/Kolkata': defaultMobileRule,
  'Asia/Dubai': rule('971', 9),
  'Asia/Dhaka': rule('880', 10),
  'Asia/Colombo': rule('94', 9),
  'Asia/Kathmandu': rule('977', 10),
  'Asia/Singapore': rule('65', 8),
};

/** The time zone of the school tells its country. */
export function mobileRuleFor(timeZone: string): MobileRule {
  return rulesByTimeZone[timeZone] ?? defaultMobileRule;
}

/** [VP-24] Keeps digits and a leading plus, and drops separators. */
export function asTypedMobile(typed: string): string {
  const digits = typed.replace(/[\p{Nd}]/gu, asciiDigit).replace(/\D/g, '');
  return typed.trimStart().startsWith('+') ? `+${digits}` : digits;
}

/** [VP-24] Drops blanks, dashes and brackets, and makes digits 0 to 9. Other characters stay, to be reported. */
export const plainMobile = (text: string): string =>
  text.replace(/[\p{Nd}]/gu, asciiDigit).replaceAll(/[\s().\-‐‑–]/g, '');

/** Converts digits of every script, such as those of Hindi or Urdu keyboards. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
