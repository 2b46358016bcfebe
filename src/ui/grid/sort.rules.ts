import type { GridSort } from './grid.types.ts';

/** The order after a press on a header: ascending, descending, none. `also` keeps the other columns first. */
export function nextSort(sort: readonly GridSort[], id: string, also: boolean): GridSort[] {
  const current = sort.find((part) => part.id === id);
  const others = also ? sort : sort.filter((part) => part.id === id);
  if (current === undefined) return [...(also ? sort : []), { id, descending: false }];
  if (current.descending) return others.filter((part) => part.id !== id);
  return others.map((part) => (part.id === id ? { id, descending: true } : part));
}
