/** How wide the names beside lying bars may be, in sizes of their letters; longer ones go on in another line. */
export const rowLabelWidth = 11;

/** From one line of such a name to the next, in sizes of its letters: left to the drawing, lines lay on each other. */
export const rowLineHeight = 1.4;

const lettersInLine = 18;
/** In rem. */
const line = 1.25;
const shortRow = 1.5;

/** How high lying bars are drawn, in rem: each row has room for all lines of the longest name, so none overlap. */
export function rowsHeight(names: readonly string[]): number {
  const longest = names.reduce((most, name) => Math.max(most, name.length), 0);
  const row = Math.max(shortRow, Math.ceil(longest / lettersInLine) * line + 0.25);
  return 2 + row * names.length;
}
