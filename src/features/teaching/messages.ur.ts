import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { teachingMessages } from './messages.en.ts';

export const teaching: typeof teachingMessages = {
  loading: 'لوڈ ہو رہا ہے…',
  failed: 'یہ لوڈ نہیں ہوا۔',
  retry: 'پھر کوشش کریں',
  notDone: 'یہ نہیں ہو سکا',
  undo: 'واپس لیں',
  undone: 'واپس لیا گیا',
  className: (grade, division) => isolate(`${isolate(grade)} ${isolate(division)}`),
  minutes: (count) => plural(count, { other: '# منٹ' }),
  present: 'دکھائیں',
  presentOf: (title) => `${isolate(title)} دکھائیں`,
  share: 'شیئر کریں',
  shareOf: (title) => `${isolate(title)} شیئر کریں`,
  unshare: 'شیئر کرنا بند کریں',
  unshareOf: (title) => `${isolate(title)} شیئر کرنا بند کریں`,
  done: 'مکمل ہوا',
  doneOfTitle: (title) => `مکمل ہوا: ${isolate(title)}`,
  reopen: 'ابھی نامکمل',
  reopenOf: (title) => `ابھی نامکمل: ${isolate(title)}`,
  isShared: 'شیئر شدہ',
  shared: (told) =>
    told === 0
      ? 'شیئر ہوا'
      : plural(told, { one: 'شیئر ہوا: # طالب علم کو بتایا گیا', other: 'شیئر ہوا: # طلبہ کو بتایا گیا' }),
  unshared: 'اب شیئر نہیں ہے',
  marked: 'مکمل ہونے کا نشان لگا دیا گیا',
  reopened: 'نامکمل ہونے کا نشان لگا دیا گیا',
  sessionNumber: (at, total) => `سیشن ${formatNumber(at)} / ${formatNumber(total)}`,
  today: 'آج',
  allDone: 'جو تفویض ہوا تھا سب مکمل ہو گیا۔',
  plannedToday: 'آج کا منصوبہ',
  now: 'ابھی',
  comesNext: 'اگلا سبق',
  later: 'اسی دن آگے',
  minutesLeft: (count) => plural(count, { other: '# منٹ باقی' }),
  startsIn: (count) => plural(count, { other: '# منٹ میں شروع' }),
  substitute: 'آپ کسی کی جگہ ہیں',
  notYourClass: 'یہ سبق آپ کسی ساتھی کی جگہ لیتے ہیں۔ جماعت کے سیشن اس کے اپنے استاد کے پاس ہیں۔',
  waits: 'کیا باقی ہے',
  nothingWaits: 'کچھ باقی نہیں: منصوبے کے سب سیشن مکمل ہیں۔',
  waitsSince: (day) => `${isolate(day)} کا منصوبہ، ابھی نامکمل`,
  fresh: 'آپ کی جماعتوں کے لیے نیا',
  noNext: 'ابھی کوئی سیشن طے نہیں۔ ساتھ رہیں!',
};
