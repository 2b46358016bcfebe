import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const cardMessages = defineMessages('assessmentCards', {
  urgent: 'Assessments that run, wait or come',
  all: 'All assessments',
  nothingUrgent: 'Nothing runs, waits to be marked or comes.',
  stage: 'State',
  allStages: 'All states',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' },
  noHit: 'No assessment is like that',
  noHitText: 'Search for another word, or choose all states.',
  showMore: 'Show more',
  shownOf: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} are shown`,
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous assessments',
    next: 'Next assessments',
    position: (at: number, of: number) => `${formatNumber(at)} of ${formatNumber(of)}`,
  },
});
