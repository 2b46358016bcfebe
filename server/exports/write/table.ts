import type { ExportCell } from '#contract/exports/cells.rules.ts';

/** A table that is written while its rows come. */
export interface Table {
  /** Of the list: a workbook calls its sheet so. */
  readonly name: string;
  readonly header: readonly string[];
  /** Some rows at a time. */
  readonly pages: AsyncIterable<readonly (readonly ExportCell[])[]>;
  /** A moment as `2026-11-20 09:05`, in the zone of its reader. */
  readonly stamp: (date: Date) => string;
}
