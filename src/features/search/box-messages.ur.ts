import { isolate } from '#src/lib/words/isolate.ts';
import type { boxMessages } from './box-messages.en.ts';

export const searchBox: typeof boxMessages = {
  placeholder: 'تلاش کریں…',
  open: (keys) => `تلاش کریں (${isolate(keys)})`,
  newNotice: 'نوٹس لکھیں',
};
