import type { messages as calendar } from './messages.en.ts';

/** An area or text that is missing in a language does not compile. */
export interface CalendarTexts {
  readonly calendar: typeof calendar;
}
