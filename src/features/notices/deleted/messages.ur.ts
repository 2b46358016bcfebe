import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { deletedMessages } from './messages.en.ts';

export const deletedNotices: typeof deletedMessages = {
  hint: (days) =>
    plural(days, { other: 'حذف شدہ نوٹس # دن تک رکھے جاتے ہیں۔ واپس لایا گیا نوٹس ”غیر فعال“ میں آتا ہے۔' }),
  columns: { title: 'عنوان', deleted: 'حذف ہوا', by: 'کس نے حذف کیا', left: 'رہے گا', action: 'کام' },
  you: 'آپ',
  daysLeft: (days) => plural(days, { other: '# دن اور' }),
  restore: 'واپس لائیں',
  restoreOne: (title) => `”${isolate(title)}“ واپس لائیں`,
  grid: {
    emptyTitle: 'کچھ حذف نہیں ہوا',
    noMatchText: 'املا دیکھیں یا تلاش مٹائیں۔',
    clearAll: 'تلاش مٹائیں',
    keys: 'اوپر نیچے تیر سے قطاروں پر جائیں۔',
  },
};
