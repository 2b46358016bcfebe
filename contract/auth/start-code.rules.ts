const form = /^([a-z]{4})(\d{4})([a-z]{4})$/;

/**
 * The code of a card, such as `kvhm-4827-pzqr`, however it was typed: with blanks or without dashes, in capitals. null:
 * this is no such code.
 */
export function startCodeOf(typed: string): string | null {
  const groups = form.exec(typed.toLowerCase().replace(/[\s\p{Pd}]/gu, ''));
  return groups && groups.slice(1).join('-');
}

/** No password has blanks: what is typed with them may be a code. */
export const withoutBlanks = (typed: string): string =>
  /\s/.test(typed) ? (startCodeOf(typed) ?? typed) : typed;
