import { formatNumber } from './format.ts';
import type { gridMessages } from './grid-messages.en.ts';
import { isolate } from './isolate.ts';

export const grid: typeof gridMessages = {
  clearSearch: 'تلاش مٹائیں',
  view: 'منظر',
  columns: 'کالم',
  compact: 'گھنی قطاریں',
  showAllColumns: 'تمام کالم دکھائیں',
  retry: 'دوبارہ کوشش کریں',
  selectRow: (name) => `${isolate(name)} چنیں`,
  selectPage: 'اس صفحے کے سب چنیں',
  clearSelection: 'کوئی نہ چنیں',
  rowActions: (name) => `${isolate(name)} کے لیے کام`,
  actionsColumn: 'کام',
  range: (from, to, total) =>
    `${formatNumber(total)} میں سے ${isolate(`${formatNumber(from)}–${formatNumber(to)}`)}`,
  pages: (caption) => `${isolate(caption)} کے صفحات`,
  page: (page, pages) => `${formatNumber(pages)} میں سے صفحہ ${formatNumber(page)}`,
  first: 'پہلا صفحہ',
  previous: 'پچھلا صفحہ',
  next: 'اگلا صفحہ',
  last: 'آخری صفحہ',
  perPage: 'فی صفحہ قطاریں',
  sortedAs: (place, descending) =>
    `ترتیب ${formatNumber(place)}، ${descending ? 'گھٹتی ہوئی' : 'بڑھتی ہوئی'}`,
  export: 'برآمد',
  exportChosen: 'چنے ہوئے برآمد کریں',
  exporting: (done, total) =>
    total === 0 ? 'تیاری ہو رہی ہے…' : `${formatNumber(total)} میں سے ${formatNumber(done)} قطاریں`,
  exportFailed: 'برآمد مکمل نہیں ہوئی۔ دوبارہ کوشش کریں۔',
  cancel: 'منسوخ کریں',
  dismiss: 'پیغام بند کریں',
};
