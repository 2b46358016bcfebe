import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { mergeMessages } from './messages.en.ts';

export const merge: typeof mergeMessages = {
  title: 'اس نوٹس کی دو صورتیں',
  explanation: 'جو آپ میں سے صرف ایک نے بدلا، وہ لے لیا جاتا ہے۔ جہاں دونوں نے بدلا، وہاں منتخب کریں۔',
  unknownBase: 'اب معلوم نہیں کہ دونوں نے کس سے شروع کیا تھا، اس لیے جہاں فرق ہے وہاں منتخب کریں۔',
  nothing: 'دونوں صورتیں ایک جیسی ہیں۔',
  back: 'واپس',
  save: 'ملا ہوا نوٹس محفوظ کریں',
  together: 'دونوں',
  taken: 'خود بخود لیا گیا',
  files: 'فائلیں: ان کی رہتی ہیں، آپ کی شامل ہو جاتی ہیں۔',
  on: 'چالو',
  off: 'بند',
  none: 'کوئی نہیں',
  all: 'تمام',
  faculty: 'اساتذہ',
  students: 'طلبہ',
  parts: {
    title: 'عنوان',
    description: 'تفصیل',
    audience: 'کس کے لیے',
    dates: 'تاریخیں',
    notifyEmail: 'پڑھنے والوں کو ای میل',
    asksReceipt: 'پڑھنے والوں سے تصدیق مانگیں',
    isActive: 'فعال',
    videos: 'ویڈیوز',
  },
  choose: (count) => `${formatNumber(count)} بار اور منتخب کریں`,
  sides: { mine: 'آپ کا', theirs: 'ان کا' },
  whichOf: (part) => `${isolate(part)}: کون سا؟`,
  shared: (day) => `شیئر ${isolate(day)}`,
  due: (day) => `آخری تاریخ ${isolate(day)}`,
  divisions: (count) => `${formatNumber(count)} سیکشن یا بیچ`,
};
