import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { draftMessages } from './messages.en.ts';

export const drafts: typeof draftMessages = {
  button: (count) => `${formatNumber(count)} مسودے`,
  title: 'آپ کے مسودے',
  explanation: '90 دن تک ہر اس ڈیوائس پر رکھے جاتے ہیں جس سے آپ لاگ ان کریں۔',
  untitled: 'ابھی کوئی عنوان نہیں',
  mode: { add: 'نیا نوٹس', edit: 'تبدیلی', editReshare: 'دوبارہ شیئر' },
  facts: (mode, when) => `${mode} · ${isolate(when)} کو محفوظ ہوا`,
  open: (title) => `”${isolate(title)}“ آگے لکھیں`,
  remove: (title) => `مسودہ ”${isolate(title)}“ حذف کریں`,
  removeTitle: 'یہ مسودہ حذف کریں؟',
  removeText: 'اس میں لکھا ہوا سب کچھ ہر ڈیوائس سے ختم ہو جائے گا۔',
  yes: 'حذف کریں',
  no: 'رکھیں',
  failed: 'یہ نہیں ہو سکا۔ براہ کرم دوبارہ کوشش کریں۔',
};
