/** The first two numbers of a version; the third changes nothing between processes. */
function numbersOf(version: string): readonly [number, number] | null {
  const [, major, minor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}

/** More than one step apart: a version can live only with the next one's changes. No numbers: false. */
export function areApart(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  if (!a || !b) return false;
  const [older, newer] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  if (older[0] === newer[0]) return newer[1] - older[1] > 1;
  // Nobody knows which was the last version of the older major.
  return newer[0] - older[0] > 1 || newer[1] > 0;
}
