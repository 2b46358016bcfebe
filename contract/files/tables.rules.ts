/** What a table that somebody uploads may have. */
export const tableLimits = {
  rows: 200_000,
  /** Includes empty lines: as many as a spreadsheet program shows. */
  lines: 2 ** 20,
  columns: 60,
  sheets: 60,
  cell: 400,
} as const;
