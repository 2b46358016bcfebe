import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const board: typeof messages = {
  title: 'Task Genie',
  tabs: 'حالت کے لحاظ سے نوٹس',
  tab: { due: 'باقی', active: 'فعال', inactive: 'غیر فعال' },
  empty: {
    due: 'اس ہفتے کوئی کام باقی نہیں ہے۔',
    active: 'بورڈ پر کوئی نیا نوٹس نہیں ہے',
    inactive: 'بورڈ پر کوئی غیر فعال نوٹس نہیں ہے',
  },
  add: 'نوٹس شامل کریں',
  highlights: 'اَن پڑھے اور تاریخ گزرے نوٹس',
  showMore: 'مزید دکھائیں',
  fullScreen: 'پوری اسکرین',
  noView: 'آپ کے اسکول نے آپ کے لیے نوٹس دیکھنا بند کر دیا ہے۔',
  view: (title) => `”${isolate(title)}“ دیکھیں`,
  edit: (title) => `”${isolate(title)}“ میں ترمیم کریں`,
  sharedBy: (name) => `${isolate(name)} نے شیئر کیا`,
  picture: (file) => `تصویر ”${isolate(file)}“`,
  files: (count) => plural(count, { one: '# اٹیچمنٹ', other: '# اٹیچمنٹس' }),
  yours: 'آپ نے شیئر کیا',
  centralOffice: 'مرکزی دفتر',
  dueOn: (day) => `آخری تاریخ ${isolate(day)}`,
  dueToday: 'آخری تاریخ آج',
  overdue: 'تاریخ گزر گئی',
  isNew: 'نیا',
  scheduled: 'طے شدہ',
  failed: 'نوٹس لوڈ نہیں ہو سکے۔',
  offlineAsOf: (time) => `آپ آف لائن ہیں: ${isolate(time)} تک کی صورت حال`,
  gone: 'یہ نوٹس اب دستیاب نہیں ہے۔',
  saved: (title) => `”${isolate(title)}“`,
  open: 'کھولیں',
  retry: 'دوبارہ کوشش کریں',
  reference: (reference) => `حوالہ ${isolate(reference)}`,
};
