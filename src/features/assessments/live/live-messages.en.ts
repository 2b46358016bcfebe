import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const liveMessages = defineMessages('liveBoard', {
  title: 'Live board',
  text: (name: string) => `Who is how far in ${isolate(name)}, live.`,
  back: 'Back',
  students: 'Students',
  emptyTitle: 'No students',
  emptyText: 'This assessment is given to nobody yet.',
  numbers: 'Students by how they are',
  columns: {
    student: 'Student',
    place: 'Division',
    state: 'State',
    answered: 'Answered',
    saved: 'Last saved',
    left: 'Time left',
    more: 'More time',
  },
  allStates: 'All states',
  states: {
    away: 'Not connected',
    working: 'Working',
    not_started: 'Not started',
    handed_in: 'Handed in',
    excused: 'Excused',
  },
  of: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  nothingSaved: 'Nothing yet',
  seenAt: (when: string) => `Last heard of: ${isolate(when)}`,
  minutes: (minutes: number) => `${formatNumber(minutes)} min`,
  lastMinute: 'Less than 1 min',
  more: (minutes: number) => `+${formatNumber(minutes)} min`,
  reasons: {
    student: 'By the student',
    time: 'Time was up',
    closed: 'The window closed',
    teacher: 'By a teacher',
  },
  exception: 'More time or excuse…',
  missing: {
    title: 'Not attempted',
    text: 'Students who never started this assessment. Remind them, excuse them, or give them a window of their own.',
    emptyTitle: 'Nobody is missing',
    emptyText: 'Everybody has started this assessment.',
    columns: { student: 'Student', place: 'Division', excused: 'Excused', reminded: 'Reminded' },
    excused: 'Excused',
    remind: 'Remind',
    remindCount: (count: number) => plural(count, { one: 'Remind # student', other: 'Remind # students' }),
    remindTitle: 'Remind those who have not started?',
    remindText: (count: number) =>
      plural(count, {
        one: '# student finds it in the bell once more. Nobody is reminded twice on a day.',
        other: '# students find it in their bell once more. Nobody is reminded twice on a day.',
      }),
    reminded: (count: number) =>
      plural(count, {
        '0': 'Nobody was left to remind.',
        one: '# student was reminded.',
        other: '# students were reminded.',
      }),
    skipped: (count: number) =>
      plural(count, {
        one: '# student was reminded today already, has started, or can start no more.',
        other: '# students were reminded today already, have started, or can start no more.',
      }),
    remindFailed: 'The reminder was not sent.',
    remindNobody: 'Everybody here was reminded today, or can start no more.',
    remindDemo: 'This is a demo school: nobody is reminded.',
    cancel: 'Cancel',
    today: 'Today',
  },
});
