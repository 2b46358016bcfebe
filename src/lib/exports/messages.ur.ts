import { formatNumber, plural } from '../words/format.ts';
import { isolate } from '../words/isolate.ts';
import type { Messages } from '../words/messages.ts';
import type { exportsMessages } from './messages.en.ts';

export const exports: Messages<typeof exportsMessages> = {
  title: 'آپ کی برآمدات',
  text: 'لمبی فہرستیں سرور پر فائل میں لکھی جاتی ہیں۔ اس دوران آپ یہ صفحہ چھوڑ سکتے ہیں: فائل تیار ہونے پر گھنٹی بتاتی ہے۔ فائل سات دن تک صرف آپ ڈاؤن لوڈ کر سکتے ہیں۔',
  close: 'بند کریں',
  loading: 'آپ کی برآمدات لوڈ ہو رہی ہیں',
  failed: 'آپ کی برآمدات لوڈ نہ ہو سکیں۔',
  retry: 'دوبارہ کوشش کریں',
  none: 'ابھی کوئی برآمد نہیں',
  noneText: 'جس فہرست میں براؤزر کی گنجائش سے زیادہ قطاریں ہوں، اسے برآمد کرنے پر وہ یہاں آتی ہے۔',
  begun: (time) => `شروع ${isolate(time)}`,
  states: {
    waiting: 'انتظار میں',
    running: 'لکھی جا رہی ہے',
    ready: 'تیار',
    cancelled: 'منسوخ',
    failed: 'مکمل نہیں ہوئی',
    withdrawn: 'اب اجازت نہیں',
  },
  why: {
    failed: 'سرور یہ فائل نہ لکھ سکا۔ فہرست دوبارہ برآمد کریں۔',
    withdrawn: 'آپ اب یہ فہرست نہیں پڑھ سکتے، اس لیے کوئی فائل نہیں ہے۔',
  },
  progress: (done, total) =>
    total === 0 ? 'تیاری ہو رہی ہے…' : `${formatNumber(total)} میں سے ${formatNumber(done)} قطاریں`,
  ready: (rows, size) => `${plural(rows, { one: '# قطار', other: '# قطاریں' })}، ${isolate(size)}`,
  until: (day) => `${isolate(day)} تک دستیاب`,
  download: 'ڈاؤن لوڈ کریں',
  downloadNamed: (name) => `${isolate(name)} ڈاؤن لوڈ کریں`,
  cancel: 'منسوخ کریں',
  cancelNamed: (name) => `${isolate(name)} منسوخ کریں`,
};
