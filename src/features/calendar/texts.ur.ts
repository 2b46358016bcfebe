import { calendar } from './messages.ur.ts';
import type { CalendarTexts } from './texts.ts';

export const calendarUrdu: CalendarTexts = { calendar };
