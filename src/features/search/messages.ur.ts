import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { messages } from './messages.en.ts';

export const search: typeof messages = {
  title: 'تلاش',
  close: 'بند کریں',
  placeholder: 'تلاش کریں…',
  clear: 'تلاش مٹائیں',
  noResult: 'کچھ نہیں ملا۔',
  noResultText: 'کم الفاظ یا کوئی اور ہجے آزمائیں۔',
  tooShort: 'ہر جگہ تلاش کرنے کے لیے کم از کم چار حروف لکھیں۔',
  loading: 'تلاش ہو رہی ہے',
  failed: 'تلاش نہیں ہو سکی۔ براہ کرم اپنا انٹرنیٹ کنکشن دیکھیں۔',
  retry: 'دوبارہ کوشش کریں',
  help: 'لاگ ان میں مدد',
  found: (count) => plural(count, { one: '# اندراج', other: '# اندراجات' }),
  groups: {
    all: 'سب',
    recent: 'پچھلی تلاشیں',
    suggestions: 'تجاویز',
    actions: 'کام',
    screens: 'اسکرینیں',
    notices: 'نوٹس',
    people: 'لوگ',
    projects: 'پروجیکٹ',
    videos: 'ویڈیوز',
  },
  categories: 'نتائج کی اقسام',
  forget: 'پچھلی تلاشیں مٹائیں',
  more: (count) => isolate(`${formatNumber(count)}+`),
  roles: {
    1: 'سپر ایڈمن',
    2: 'اسکول ایڈمن',
    3: 'طالب علم',
    4: 'استاد',
    5: 'مالیات',
    6: 'ہیلپ ڈیسک',
  },
  inFile: (file) => `اٹیچمنٹ ”${isolate(file)}“ میں ملا`,
  keys: { move: 'چنیں', open: 'کھولیں', close: 'بند کریں' },
  pages: {
    label: 'نتائج کے صفحات',
    first: 'پہلا صفحہ',
    previous: 'پچھلا صفحہ',
    next: 'اگلا صفحہ',
    last: 'آخری صفحہ',
    page: (page) => `صفحہ ${formatNumber(page)}`,
    position: (page, count) => `${formatNumber(count)} میں سے ${formatNumber(page)}`,
    range: ({ from, to, total }) =>
      `${formatNumber(total)} میں سے ${isolate(`${formatNumber(from)}–${formatNumber(to)}`)}`,
  },
};
