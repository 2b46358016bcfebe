import type { TimetableTexts } from './texts.ts';

export const timetableMenu: TimetableTexts['timetableMenu'] = {
  timetable: 'समय-सारणी',
  schedule: 'मेरी कक्षाएँ',
};
