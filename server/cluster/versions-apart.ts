/** The first two numbers of a version; the third changes nothing between processes. */
function numbersOf(version: string): readonly [number, number] | null {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}

/**
 * Do more than one step lie between two versions? Then a process of the one must not work beside one of the other: each
 * is made to live with what the next one changes in the database, and no more. Nobody knows of a version without numbers.
 */
export function areApart(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  if (!a || !b) return false;
  const [older, newer] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  if (older[0] === newer[0]) return newer[1] - older[1] > 1;
  // Which was the last of the older row, nobody knows.
  return newer[0] - older[0] > 1 || newer[1] > 0;
}
