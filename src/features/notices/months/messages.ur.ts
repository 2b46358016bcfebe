import { isolate } from '#src/lib/words/isolate.ts';
import type { monthMessages } from './messages.en.ts';

export const months: typeof monthMessages = {
  group: 'مہینہ',
  previous: 'پچھلا مہینہ',
  next: 'اگلا مہینہ',
  all: 'تمام مہینے',
  current: 'یہ مہینہ',
  showAll: 'تمام مہینے دکھائیں',
  empty: (month) => `${isolate(month)} میں کوئی نوٹس نہیں`,
  only: (month) => `صرف ${isolate(month)} دکھایا جا رہا ہے۔`,
  goToCurrent: 'اس مہینے پر جائیں',
};
