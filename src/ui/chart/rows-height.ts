/** In font sizes: the widest name beside horizontal bars; longer names wrap. */
export const rowLabelWidth = 11;

/** In font sizes: the line height of such a name; ECharts' own made lines overlap. */
export const rowLineHeight = 1.4;

const lettersInLine = 18;
/** In rem. */
const line = 1.25;
const shortRow = 1.5;

/** The height of horizontal bars, in rem: each row fits all lines of the longest name, so none overlap. */
export function rowsHeight(names: readonly string[]): number {
  const longest = names.reduce((most, name) => Math.max(most, name.length), 0);
  const row = Math.max(shortRow, Math.ceil(longest / lettersInLine) * line + 0.25);
  return 2 + row * names.length;
}
