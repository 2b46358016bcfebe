import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { liveMessages } from './live-messages.en.ts';

export const liveBoard: typeof liveMessages = {
  title: 'لائیو بورڈ',
  text: (name) => `${isolate(name)} میں ابھی کون کہاں تک پہنچا ہے۔`,
  back: 'واپس',
  students: 'طلبہ',
  emptyTitle: 'کوئی طالب علم نہیں',
  emptyText: 'یہ امتحان ابھی کسی کو نہیں دیا گیا۔',
  numbers: 'حالت کے مطابق طلبہ',
  columns: {
    student: 'طالب علم',
    place: 'سیکشن',
    state: 'حالت',
    answered: 'جواب دیے',
    saved: 'آخری بار محفوظ',
    left: 'باقی وقت',
    more: 'زیادہ وقت',
  },
  allStates: 'تمام حالتیں',
  states: {
    away: 'کنکشن نہیں',
    working: 'کام جاری ہے',
    not_started: 'شروع نہیں کیا',
    handed_in: 'جمع کیا',
    excused: 'چھوٹ ملی',
  },
  of: (count, all) => `${formatNumber(all)} میں سے ${formatNumber(count)}`,
  nothingSaved: 'ابھی کچھ نہیں',
  seenAt: (when) => `آخری خبر: ${isolate(when)}`,
  minutes: (minutes) => `${formatNumber(minutes)} منٹ`,
  lastMinute: '1 منٹ سے کم',
  more: (minutes) => `${isolate(`+${formatNumber(minutes)}`)} منٹ`,
  reasons: {
    student: 'طالب علم نے',
    time: 'وقت ختم ہوا',
    closed: 'مدت بند ہوئی',
    teacher: 'استاد نے',
  },
  exception: 'زیادہ وقت یا چھوٹ…',
  missing: {
    title: 'کوشش نہیں کی',
    text: 'طلبہ جنہوں نے یہ امتحان کبھی شروع نہیں کیا۔ انہیں چھوٹ دیں، یا ان کا اپنا وقت طے کریں۔',
    emptyTitle: 'کوئی باقی نہیں',
    emptyText: 'سب نے یہ امتحان شروع کیا ہے۔',
    columns: { student: 'طالب علم', place: 'سیکشن', excused: 'چھوٹ' },
    excused: 'چھوٹ ملی',
  },
};
