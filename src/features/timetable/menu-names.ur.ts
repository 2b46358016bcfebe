import type { TimetableTexts } from './texts.ts';

export const timetableMenu: TimetableTexts['timetableMenu'] = {
  timetable: 'ٹائم ٹیبل',
  schedule: 'میرا شیڈول',
};
