import { isolate } from '#src/lib/words/isolate.ts';
import type { monthMessages } from './messages.en.ts';

export const months: typeof monthMessages = {
  group: 'महीना',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  all: 'सभी महीने',
  current: 'यह महीना',
  showAll: 'सभी महीने दिखाएँ',
  empty: (month) => `${isolate(month)} में कोई नोटिस नहीं`,
  only: (month) => `केवल ${isolate(month)} दिख रहा है।`,
  goToCurrent: 'इस महीने पर जाएँ',
};
