import { isolate } from '#src/lib/words/isolate.ts';
import type { boxMessages } from './box-messages.en.ts';

export const searchBox: typeof boxMessages = {
  placeholder: 'खोजें…',
  open: (keys) => `खोजें (${isolate(keys)})`,
  newNotice: 'सूचना लिखें',
};
