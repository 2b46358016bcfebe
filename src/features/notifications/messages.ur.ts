import { plural } from '#src/lib/words/format.ts';
import type { messages } from './messages.en.ts';

export const notifications: typeof messages = {
  bell: (unread) => plural(unread, { '0': 'کوئی اطلاع نہیں', one: '# نئی اطلاع', other: '# نئی اطلاعات' }),
  clearedOne: 'اطلاع ہٹا دی گئی',
  clearedSeveral: 'اطلاعات ہٹا دی گئیں',
  error: 'خرابی',
  clearFailed: 'انہیں ہٹایا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  arrived: (count) => plural(count, { one: 'ایک نئی اطلاع', other: '# نئی اطلاعات' }),
};
