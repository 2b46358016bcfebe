import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { deletedMessages } from './messages.en.ts';

export const deletedNotices: typeof deletedMessages = {
  hint: (days) =>
    plural(days, { other: 'हटाए गए नोटिस # दिन तक रखे जाते हैं। वापस लाया गया नोटिस “निष्क्रिय” में आता है।' }),
  columns: { title: 'शीर्षक', deleted: 'हटाया', by: 'किसने हटाया', left: 'रहेगा', action: 'काम' },
  you: 'आप',
  daysLeft: (days) => plural(days, { other: '# दिन और' }),
  restore: 'वापस लाएँ',
  restoreOne: (title) => `“${isolate(title)}” वापस लाएँ`,
  grid: {
    emptyTitle: 'कुछ भी हटाया नहीं गया',
    noMatchText: 'वर्तनी देखें या खोज मिटाएँ।',
    clearAll: 'खोज मिटाएँ',
    keys: 'ऊपर-नीचे तीर से पंक्तियों पर जाएँ।',
  },
};
