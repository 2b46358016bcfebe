import type { RowRange } from './use-grid-rows.ts';

/** Rows drawn beyond what is in sight, and the step in which the window moves: drawing a few rows at once is
 * cheaper than drawing one row at each scroll event. */
const step = 8;

/** Which rows to draw when the first one in sight is `first` and `perView` fit in. */
export function windowOf(first: number, perView: number, total: number): RowRange {
  const start = Math.max(0, Math.floor(first / step) * step - step);
  const end = Math.min(total, start + Math.ceil((perView + 3 * step) / step) * step);
  return { start, end };
}

export type Stretch =
  | { readonly kind: 'gap'; readonly key: string; readonly rows: number }
  | { readonly kind: 'row'; readonly index: number };

/**
 * What stands in a long list from top to bottom: gaps for rows that are not drawn, and rows. The row that has
 * the focus is drawn wherever it is: to take it away would throw the focus to the top of the page.
 */
export function stretches({ start, end }: RowRange, total: number, focused: number | undefined): Stretch[] {
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
  if (focused !== undefined && focused < total && (focused < start || focused >= end)) indexes.push(focused);
  const list: Stretch[] = [];
  let next = 0;
  let gaps = 0;
  const skipTo = (index: number) => {
    if (index <= next) return;
    list.push({ kind: 'gap', key: `gap-${gaps}`, rows: index - next });
    gaps += 1;
  };
  for (const index of indexes.toSorted((a, b) => a - b)) {
    skipTo(index);
    list.push({ kind: 'row', index });
    next = index + 1;
  }
  skipTo(total);
  return list;
}

/** The row that Tab reaches while none has been visited: the first one in sight, not one drawn ahead. */
export const firstInSight = ({ start }: RowRange): number => (start === 0 ? 0 : start + step);
