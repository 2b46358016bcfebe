/** True if nothing lies deeper than `most`. The check itself stops there, however deep the input is. */
export function isShallow(value: unknown, most: number): boolean {
  if (most < 0) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner) => isShallow(inner, most - 1));
}
