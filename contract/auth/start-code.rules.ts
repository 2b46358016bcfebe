const form = /^([a-z]{4})(\d{4})([a-z]{4})$/;

/** A card's code, such as `kvhm-4827-pzqr`, typed with blanks, without dashes or in capitals; null: no such code. */
export function startCodeOf(typed: string): string | null {
  const groups = form.exec(typed.toLowerCase().replace(/[\s\p{Pd}]/gu, ''));
  return groups && groups.slice(1).join('-');
}

/** Passwords have no blanks, so text with blanks may be a code. */
export const withoutBlanks = (typed: string): string =>
  /\s/.test(typed) ? (startCodeOf(typed) ?? typed) : typed;
