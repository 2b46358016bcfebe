import { isolate } from '#src/lib/words/isolate.ts';
import type { TimetableTexts } from './texts.ts';

export const timetable: TimetableTexts['timetable'] = {
  schedule: 'मेरी कक्षाएँ',
  noSessions: 'अभी कोई सत्र तय नहीं है। जुड़े रहें!',
  loading: 'कक्षाएँ लोड हो रही हैं',
  failed: 'कक्षाएँ लोड नहीं हो सकीं।',
  retry: 'फिर कोशिश करें',
  week: 'सप्ताह',
  previousWeek: 'पिछला सप्ताह',
  nextWeek: 'अगला सप्ताह',
  thisWeek: 'यह सप्ताह',
  day: 'दिन',
  today: 'आज',
  now: 'अभी',
  weekLetter: { a: 'सप्ताह A', b: 'सप्ताह B' },
  noLessons: 'कोई कक्षा नहीं',
  states: {
    usual: 'तय समय पर',
    substitute: 'स्थानापन्न',
    moved: 'बदला समय',
    exam: 'परीक्षा',
    cancelled: 'रद्द',
    moved_away: 'दूसरे दिन होगी',
    holiday: 'छुट्टी',
    replaced: 'इसकी जगह परीक्षा',
  },
  insteadOf: (name) => `${isolate(name)} की जगह`,
  movedFrom: (day) => `${isolate(day)} से`,
  movedTo: (day) => `${isolate(day)} को`,
  shortDays: { 1: 'सोम', 2: 'मंगल', 3: 'बुध', 4: 'गुरु', 5: 'शुक्र', 6: 'शनि', 7: 'रवि' },
};
