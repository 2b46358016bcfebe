import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { reviewsMessages } from './messages.en.ts';

export const reviews: typeof reviewsMessages = {
  points: (points, most) => `${formatNumber(most)} میں سے ${formatNumber(points)} نمبر`,
  rubric: 'جانچ کے معیار',
  comments: 'تبصرے',
  commentOn: {
    whole: 'پورے کام پر',
    line: (at) => `سطر ${formatNumber(at)}`,
    page: (at) => `صفحہ ${formatNumber(at)}`,
    second: (time) => `وقت ${isolate(time)}`,
    area: 'تصویر کا حصہ',
  },
};
