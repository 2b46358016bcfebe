import type { calendarCalls } from '#contract/calendar/calendar.calls.gen.ts';
import type { RefusalsIn } from '#src/lib/words/refusal-words.ts';

export const calendarRefusals: RefusalsIn<typeof calendarCalls> = {
  'make-calendar-feed': { demo_school: 'ڈیمو اسکول کے لوگوں کے پاس کیلنڈر کا پتا نہیں ہوتا۔' },
};
