import { formatNumber } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { resourceMessages } from './messages.en.ts';

export const resource: typeof resourceMessages = {
  grid: {
    search: 'تلاش کریں',
    loading: 'لوڈ ہو رہا ہے…',
    emptyTitle: 'یہاں ابھی کچھ نہیں ہے',
    noMatchTitle: 'کچھ نہیں ملا',
    noMatchText: 'ہجے دیکھیں، کم الفاظ تلاش کریں یا دوسرے فلٹر منتخب کریں۔',
    clearAll: 'سب دکھائیں',
    errorTitle: 'فہرست لوڈ نہیں ہوئی',
    errorText: 'کچھ ضائع نہیں ہوا۔ کنکشن دیکھیں، پھر دوبارہ کوشش کریں۔',
    keys: 'اوپر اور نیچے کے تیر قطاروں کے درمیان لے جاتے ہیں۔',
    chosen: (count) => `${formatNumber(count)} منتخب`,
    selectAll: (total) => `سب ${formatNumber(total)} منتخب کریں`,
    bulk: 'منتخب قطاریں',
    total: (total) => `کل ${formatNumber(total)}`,
    exported: (count) => `${formatNumber(count)} قطاریں برآمد ہوئیں۔`,
  },
  views: {
    menu: 'محفوظ مناظر',
    save: 'یہ منظر محفوظ کریں…',
    remove: (name) => `“${isolate(name)}” ہٹائیں`,
    title: 'یہ منظر محفوظ کریں',
    text: 'تلاش، فلٹر، ترتیب اور کالم، جیسے ابھی ہیں۔ صرف آپ اسے اس براؤزر میں دیکھتے ہیں۔',
    name: 'نام',
    standard: 'سب کچھ',
  },
  more: 'مزید',
  actions: { open: 'کھولیں', history: 'تاریخ', edit: 'تبدیل کریں' },
  addFirst: 'پہلا شامل کریں۔',
  rows: {
    remove: 'ہٹائیں',
    restore: 'واپس لائیں',
    removed: (count) => `${formatNumber(count)} ہٹائے گئے`,
    restored: (count) => `${formatNumber(count)} واپس لائے گئے`,
  },
  shown: { label: 'دکھائے گئے', inUse: 'استعمال میں', removed: 'ہٹائے گئے' },
  filters: {
    open: (count) => (count === 0 ? 'فلٹر' : `فلٹر، ${formatNumber(count)} منتخب`),
    title: 'فلٹر',
    clear: 'سب ہٹائیں',
    show: 'فہرست دکھائیں',
  },
  undo: 'واپس لیں',
  undone: 'واپس لیا گیا',
  notDone: 'یہ نہیں ہوا',
  tooMany: (most) => `ایک وقت میں زیادہ سے زیادہ ${formatNumber(most)}؛ کم چنیں۔`,
  noneFits: 'منتخب قطاروں میں سے کوئی اس طرح نہیں بدلی جا سکتی۔',
  cancel: 'منسوخ کریں',
  close: 'بند کریں',
  report: {
    title: 'سب نہیں بدلے گئے',
    text: (refused, all) => `${formatNumber(all)} میں سے ${formatNumber(refused)} جوں کے توں رہے:`,
  },
};
