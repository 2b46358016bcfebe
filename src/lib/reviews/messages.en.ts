import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const reviewsMessages = defineMessages('reviews', {
  points: (points: number, most: number) => `${formatNumber(points)} of ${formatNumber(most)} points`,
  rubric: 'Rubric',
  comments: 'Comments',
  commentOn: {
    whole: 'On the whole',
    line: (at: number) => `Line ${formatNumber(at)}`,
    page: (at: number) => `Page ${formatNumber(at)}`,
    second: (time: string) => `At ${time}`,
    area: 'Part of the picture',
  },
});
