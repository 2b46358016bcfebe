import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { listMessages } from './list-messages.en.ts';

export const notificationList: typeof listMessages = {
  title: 'اطلاعات',
  close: 'بند کریں',
  seeAll: 'سب دیکھیں',
  loading: 'اطلاعات لوڈ ہو رہی ہیں',
  empty: 'کوئی اطلاع نہیں',
  emptyText: 'جب کوئی آپ کے ساتھ نوٹس شیئر کرے گا تو وہ یہاں نظر آئے گا۔',
  failed: 'اطلاعات لوڈ نہیں ہو سکیں۔',
  retry: 'دوبارہ کوشش کریں',
  from: (name, time) => `${isolate(name)}، ${isolate(time)}`,
  unread: 'نیا',
  clearAll: 'تمام اطلاعات ہٹائیں',
  selected: (count) => `منتخب: ${formatNumber(count)}`,
  clearSelected: 'منتخب ہٹائیں',
  select: (message) => `“${isolate(message)}” منتخب کریں`,
  clearOne: (message) => `“${isolate(message)}” ہٹائیں`,
  demo: 'ڈیمو اسکول کی اطلاعات ہٹائی نہیں جا سکتیں۔',
  tabs: 'اطلاعات اور ترجیحات',
  preferences: 'ترجیحات',
  kindsTitle: 'مجھے بتائیں',
  accountTaken: (label) =>
    `آپ کے اسکول نے آپ کا ${isolate(label)} کھاتا الگ کر دیا ہے۔ یوزر نیم اور پاس ورڈ سے لاگ ان کریں۔`,
  moves: {
    applied: (year) => `اسکول ${isolate(year)} میں منتقل ہو گیا ہے۔`,
    stale: (year) =>
      `${isolate(year)} میں منتقلی نہیں ہوئی: جانچ کے بعد طلبہ بدلے، آئے یا گئے۔ انہیں دیکھیں اور دوبارہ جانچیں۔`,
    problems: (year) =>
      `${isolate(year)} میں منتقلی نہیں ہوئی: جانچ میں نئے مسائل ملے۔ منصوبہ دیکھیں اور دوبارہ جانچیں۔`,
    year_moved: (year) =>
      `${isolate(year)} میں منتقلی نہیں ہوئی: اس دوران اسکول کسی اور سال میں رکھ دیا گیا۔`,
  },
  substitute: (day, time, lesson) =>
    `دوسرے استاد کی جگہ آپ پڑھائیں گے: ${isolate(lesson)}، ${isolate(day)}، ${isolate(time)}۔`,
  kinds: {
    notice: 'نوٹس',
    assessment: 'جائزے',
    activity: 'سرگرمیاں',
    timetable: 'ٹائم ٹیبل',
    work: 'پروجیکٹ کا کام',
    export: 'برآمدات',
    migration: 'اگلے سال میں منتقلی',
    account: 'جڑے ہوئے کھاتے',
  },
  mailTitle: 'نوٹسوں کے بارے میں ای میل',
  mailText: 'جس نوٹس کی آخری تاریخ کی پابندی لازمی ہو وہ ہمیشہ فوراً ای میل کیا جاتا ہے۔',
  mail: { now: 'فوراً', daily: 'دن میں ایک بار، صبح سات بجے', never: 'کبھی نہیں' },
  quietTitle: 'خاموش اوقات',
  quietText: 'ان اوقات میں کچھ سامنے نہیں آئے گا۔ گھنٹی گنتی رہے گی۔',
  quietFrom: 'سے',
  quietTo: 'تک',
  bothTimes: 'براہ کرم دونوں اوقات لکھیں، یا کوئی نہیں۔',
  save: 'محفوظ کریں',
  saved: 'آپ کی ترجیحات محفوظ ہو گئیں۔',
  saveFailed: 'آپ کی ترجیحات محفوظ نہیں ہو سکیں۔ دوبارہ کوشش کریں۔',
};
