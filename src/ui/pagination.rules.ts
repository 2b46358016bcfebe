/** [CO-52] The most page numbers side by side. */
const most = 5;

/** The numbers around a page, from 1: page 5 of 9 → 3 4 5 6 7; at the ends the row keeps its length. */
export function pagesAround(page: number, pageCount: number): readonly number[] {
  const length = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

export interface RowRange {
  /** From 1; 0 when there are no rows. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** The rows of a page: page 3 of 347 rows by 10 → 21 to 30. */
export function rangeOf(page: number, pageSize: number, total: number): RowRange {
  if (total === 0) return { from: 0, to: 0, total };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total };
}
