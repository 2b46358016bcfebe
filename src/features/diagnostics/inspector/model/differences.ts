export interface Difference {
  /** `['items', '0', 'name']` */
  readonly path: readonly string[];
  readonly kind: 'added' | 'changed' | 'gone';
  readonly before: unknown;
  readonly after: unknown;
}

const deepest = 8;
const most = 200;

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/** The differences of two values, in the order of their fields; at most 200. */
export function differences(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: readonly string[]): void => {
    if (Object.is(one, other) || found.length >= most) return;
    const from = partsOf(one);
    const to = partsOf(other);
    const isList = Array.isArray(one) === Array.isArray(other);
    if (!from || !to || !isList || path.length >= deepest) {
      found.push({ path, kind: 'changed', before: one, after: other });
      return;
    }
    for (const name of new Set([...from.keys(), ...to.keys()])) {
      const inner = [...path, name];
      if (!from.has(name)) found.push({ path: inner, kind: 'added', before: undefined, after: to.get(name) });
      else if (!to.has(name))
        found.push({ path: inner, kind: 'gone', before: from.get(name), after: undefined });
      else compare(from.get(name), to.get(name), inner);
    }
  };
  compare(before, after, []);
  return found.slice(0, most);
}
