import { defineMessages } from '#src/lib/words/messages.ts';

export const monthMessages = defineMessages('months', {
  group: 'Month',
  previous: 'Previous month',
  next: 'Next month',
  all: 'All months',
  current: 'This month',
  showAll: 'Show all months',
  empty: (month: string) => `No notices in ${month}`,
  /** Below an empty list's words, where other months may have notices. */
  only: (month: string) => `Only ${month} is shown.`,
  goToCurrent: 'Go to this month',
});
