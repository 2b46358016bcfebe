/**
 * The implicit roles of a table, written out because a table laid out as cards (`display: grid`) loses them in some
 * browsers.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
