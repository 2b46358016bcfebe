// Widths of Inter at 1 px by kind of letter, because a chart is laid out without a browser to measure text.
const narrow = /[ijlItf.,:;|!'()[\] ·-]/;
const wide = /[mwMW∗…@%]/;
const capital = /[A-Z]/;

const letter = (sign: string) => {
  // Isolates, which set off text in the other direction, have no width.
  if (sign >= '\u2066' && sign <= '\u2069') return 0;
  if (wide.test(sign)) return 0.88;
  if (narrow.test(sign)) return 0.35;
  if (capital.test(sign)) return 0.7;
  // Hindi and Urdu are somewhat narrower than this.
  return sign > 'ɏ' ? 0.75 : 0.6;
};

/** The estimated width of a text in px; rather too wide than too narrow. */
export const textWidth = (text: string, size: number, isBold = false) =>
  Array.from(text).reduce((sum, sign) => sum + letter(sign), 0) * size * (isBold ? 1.06 : 1);

/** Wraps words to lines no wider than `room`; a longer word gets its own line. */
export function wrapped(words: readonly string[], room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
