import type { calendarCalls } from '#contract/calendar/calendar.calls.gen.ts';
import { type Aims } from '../aimed-world.ts';

export const aims: Aims<typeof calendarCalls> = {
  'get-calendar-feed': { body: () => ({}) },
  'make-calendar-feed': { body: () => ({}) },
  'revoke-calendar-feed': { body: () => ({}) },
};
