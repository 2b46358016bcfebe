import { timetableEditor } from './editor-messages.hi.ts';
import { timetableMenu } from './menu-names.hi.ts';
import { timetable } from './messages.hi.ts';
import type { TimetableTexts } from './texts.ts';

export const timetableHindi: TimetableTexts = { timetableMenu, timetable, timetableEditor };
