import type { calendarCalls } from '#contract/calendar/calendar.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const calendarRefusals: RefusalsIn<typeof calendarCalls> = {
  'make-calendar-feed': { demo_school: 'डेमो स्कूल के लोगों के पास कैलेंडर का पता नहीं होता।' },
};
