import type { RowRange } from './use-grid-rows.ts';

/** Extra rows around the view and the window's step: a few rows at once cost less than one per scroll event. */
const step = 8;

/** The rows to render when `first` is the first one in sight and `perView` fit. */
export function windowOf(first: number, perView: number, total: number): RowRange {
  const start = Math.max(0, Math.floor(first / step) * step - step);
  const end = Math.min(total, start + Math.ceil((perView + 3 * step) / step) * step);
  return { start, end };
}

export type Stretch =
  | { readonly kind: 'gap'; readonly key: string; readonly rows: number }
  | { readonly kind: 'row'; readonly index: number };

/**
 * A long list from top to bottom: gaps for unrendered rows, and rows. The focused row is always rendered, since
 * removing it would throw the focus to the top of the page.
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

/** The row that Tab reaches first: the first one in sight, not one rendered ahead. */
export const firstInSight = ({ start }: RowRange): number => (start === 0 ? 0 : start + step);
