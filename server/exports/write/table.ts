import type { ExportCell } from '#contract/exports/cells.rules.ts';

export interface Table {
  /** The name of the sheet. */
  readonly name: string;
  readonly header: readonly string[];
  readonly pages: AsyncIterable<readonly (readonly ExportCell[])[]>;
  /** Formats a moment as `2026-11-20 09:05` in the reader's zone. */
  readonly stamp: (date: Date) => string;
}
