import { timetableEditor } from './editor-messages.ur.ts';
import { timetableMenu } from './menu-names.ur.ts';
import { timetable } from './messages.ur.ts';
import type { TimetableTexts } from './texts.ts';

export const timetableUrdu: TimetableTexts = { timetableMenu, timetable, timetableEditor };
