/** Does nothing in it lie deeper? Goes no deeper than that itself, however deep what somebody sends may be. */
export function isShallow(value: unknown, most: number): boolean {
  if (most < 0) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner) => isShallow(inner, most - 1));
}
