import type { messages as calendar } from './messages.en.ts';

/** The room's texts by area. An area or a text that is missing in a language does not compile. */
export interface CalendarTexts {
  readonly calendar: typeof calendar;
}
