import { plural } from '#src/lib/words/format.ts';
import type { messages } from './messages.en.ts';

export const notifications: typeof messages = {
  bell: (unread) => plural(unread, { '0': 'कोई सूचना नहीं', one: '# नई सूचना', other: '# नई सूचनाएँ' }),
  clearedOne: 'सूचना हटा दी गई',
  clearedSeveral: 'सूचनाएँ हटा दी गईं',
  error: 'गड़बड़ी',
  clearFailed: 'इन्हें हटाया नहीं जा सका। फिर कोशिश करें।',
  arrived: (count) => plural(count, { one: 'एक नई सूचना', other: '# नई सूचनाएँ' }),
};
