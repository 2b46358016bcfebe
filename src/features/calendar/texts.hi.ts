import { calendar } from './messages.hi.ts';
import type { CalendarTexts } from './texts.ts';

export const calendarHindi: CalendarTexts = { calendar };
