import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import type { reviewsMessages } from './messages.en.ts';

export const reviews: typeof reviewsMessages = {
  points: (points, most) => `${formatNumber(most)} में से ${formatNumber(points)} अंक`,
  rubric: 'मूल्यांकन मानदंड',
  comments: 'टिप्पणियाँ',
  commentOn: {
    whole: 'पूरे काम पर',
    line: (at) => `पंक्ति ${formatNumber(at)}`,
    page: (at) => `पेज ${formatNumber(at)}`,
    second: (time) => `समय ${isolate(time)}`,
    area: 'तस्वीर का हिस्सा',
  },
};
