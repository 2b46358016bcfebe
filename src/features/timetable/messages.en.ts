import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('timetable', {
  schedule: 'Schedule',
  /** [DS-09] */
  noSessions: 'No sessions are scheduled yet. Stay tuned!',
  loading: 'Lessons are loading',
  failed: 'The lessons could not be loaded.',
  retry: 'Try again',
  week: 'Week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  day: 'Day',
  today: 'Today',
  now: 'Now',
  weekLetter: { a: 'Week A', b: 'Week B' },
  noLessons: 'No lessons',
  states: {
    usual: 'As planned',
    substitute: 'Substitute',
    moved: 'Moved',
    exam: 'Exam',
    cancelled: 'Cancelled',
    moved_away: 'Moved to another day',
    holiday: 'Holiday',
    replaced: 'Exam instead',
  },
  insteadOf: (name: string) => `for ${isolate(name)}`,
  movedFrom: (day: string) => `from ${isolate(day)}`,
  movedTo: (day: string) => `to ${isolate(day)}`,
  shortDays: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
});
