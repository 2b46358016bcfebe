import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the months of the lists, on the card and on the full-screen board. */
export const monthMessages = defineMessages('months', {
  /** Names the two arrows and what stands between them. */
  group: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  all: 'All months',
  current: 'This month',
  showAll: 'Show all months',
  /** Title where a month has no notices. */
  empty: (month: string) => `No notices in ${month}`,
  /** Below what an empty list says of itself, where other months may have some. */
  only: (month: string) => `Only ${month} is shown.`,
  goToCurrent: 'Go to this month',
});
