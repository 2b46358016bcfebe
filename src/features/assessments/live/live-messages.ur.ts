import { formatNumber, plural } from '#src/lib/words/format.ts';
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
    text: 'طلبہ جنہوں نے یہ امتحان کبھی شروع نہیں کیا۔ انہیں یاد دلائیں، چھوٹ دیں، یا ان کا اپنا وقت طے کریں۔',
    emptyTitle: 'کوئی باقی نہیں',
    emptyText: 'سب نے یہ امتحان شروع کیا ہے۔',
    columns: { student: 'طالب علم', place: 'سیکشن', excused: 'چھوٹ', reminded: 'یاد دلایا' },
    excused: 'چھوٹ ملی',
    remind: 'یاد دلائیں',
    remindCount: (count) => plural(count, { one: '# طالب علم کو یاد دلائیں', other: '# طلبہ کو یاد دلائیں' }),
    remindTitle: 'جنہوں نے شروع نہیں کیا، انہیں یاد دلائیں؟',
    remindText: (count) =>
      plural(count, {
        one: '# طالب علم کو یہ اطلاعات میں دوبارہ ملے گا۔ کسی کو ایک دن میں دو بار یاد نہیں دلایا جاتا۔',
        other: '# طلبہ کو یہ اطلاعات میں دوبارہ ملے گا۔ کسی کو ایک دن میں دو بار یاد نہیں دلایا جاتا۔',
      }),
    reminded: (count) =>
      plural(count, {
        '0': 'یاد دلانے کے لیے کوئی نہیں بچا۔',
        one: '# طالب علم کو یاد دلایا گیا۔',
        other: '# طلبہ کو یاد دلایا گیا۔',
      }),
    skipped: (count) =>
      plural(count, {
        one: '# طالب علم کو آج یاد دلایا جا چکا ہے، یا وہ شروع کر چکا ہے، یا اب شروع نہیں کر سکتا۔',
        other: '# طلبہ کو آج یاد دلایا جا چکا ہے، یا وہ شروع کر چکے ہیں، یا اب شروع نہیں کر سکتے۔',
      }),
    remindFailed: 'یاد نہیں دلایا جا سکا۔',
    remindNobody: 'یہاں سب کو آج یاد دلایا جا چکا ہے، یا وہ اب شروع نہیں کر سکتے۔',
    remindDemo: 'یہ ڈیمو اسکول ہے: کسی کو یاد نہیں دلایا جاتا۔',
    cancel: 'منسوخ کریں',
    today: 'آج',
  },
};
