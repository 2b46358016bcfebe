import { isolate } from '#src/lib/words/isolate.ts';
import type { TimetableTexts } from './texts.ts';

export const timetable: TimetableTexts['timetable'] = {
  schedule: 'میرا شیڈول',
  noSessions: 'ابھی کوئی سیشن طے نہیں ہے۔ ساتھ رہیے!',
  loading: 'اسباق لوڈ ہو رہے ہیں',
  failed: 'اسباق لوڈ نہیں ہو سکے۔',
  retry: 'دوبارہ کوشش کریں',
  week: 'ہفتہ',
  previousWeek: 'پچھلا ہفتہ',
  nextWeek: 'اگلا ہفتہ',
  thisWeek: 'یہ ہفتہ',
  day: 'دن',
  today: 'آج',
  now: 'ابھی',
  weekLetter: { a: 'ہفتہ A', b: 'ہفتہ B' },
  noLessons: 'کوئی سبق نہیں',
  states: {
    usual: 'طے شدہ وقت پر',
    substitute: 'متبادل استاد',
    moved: 'وقت بدلا ہے',
    exam: 'امتحان',
    cancelled: 'منسوخ',
    moved_away: 'کسی اور دن ہوگا',
    holiday: 'چھٹی',
    replaced: 'اس کی جگہ امتحان',
  },
  insteadOf: (name) => `${isolate(name)} کی جگہ`,
  movedFrom: (day) => `${isolate(day)} سے`,
  movedTo: (day) => `${isolate(day)} کو`,
  shortDays: { 1: 'پیر', 2: 'منگل', 3: 'بدھ', 4: 'جمعرات', 5: 'جمعہ', 6: 'سنیچر', 7: 'اتوار' },
};
