import { formatNumber } from './format.ts';
import { defineMessages } from './messages.ts';

export const gridMessages = defineMessages('grid', {
  clearSearch: 'Clear search',
  view: 'View',
  columns: 'Columns',
  compact: 'Compact rows',
  showAllColumns: 'Show all columns',
  retry: 'Try again',
  selectRow: (name: string) => `Choose ${name}`,
  selectPage: 'Choose all on this page',
  clearSelection: 'Choose none',
  rowActions: (name: string) => `Actions for ${name}`,
  actionsColumn: 'Actions',
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${formatNumber(total)}`,
  pages: (caption: string) => `Pages of ${caption}`,
  page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  perPage: 'Rows per page',
  sortedAs: (place: number, descending: boolean) =>
    `sorted ${formatNumber(place)}., ${descending ? 'descending' : 'ascending'}`,
  export: 'Export',
  exportChosen: 'Export chosen',
  exporting: (done: number, total: number) =>
    total === 0 ? 'Preparing…' : `${formatNumber(done)} of ${formatNumber(total)} rows`,
  exportFailed: 'The export did not finish. Try it again.',
  cancel: 'Cancel',
  dismiss: 'Close message',
});
