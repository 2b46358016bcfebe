import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const teachingMessages = defineMessages('teaching', {
  loading: 'Loading…',
  failed: 'This did not load.',
  retry: 'Try again',
  notDone: 'This was not done',
  undo: 'Undo',
  undone: 'Taken back',

  className: (grade: string, division: string) => isolate(`${isolate(grade)} ${isolate(division)}`),
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  present: 'Present',
  presentOf: (title: string) => `Present ${isolate(title)}`,
  share: 'Share',
  shareOf: (title: string) => `Share ${isolate(title)}`,
  unshare: 'Stop sharing',
  unshareOf: (title: string) => `Stop sharing ${isolate(title)}`,
  done: 'Mark as done',
  doneOfTitle: (title: string) => `Mark as done: ${isolate(title)}`,
  reopen: 'Not done yet',
  reopenOf: (title: string) => `Not done yet: ${isolate(title)}`,
  isShared: 'Shared',

  shared: (told: number) =>
    told === 0
      ? 'Shared'
      : plural(told, { one: 'Shared: # student was told', other: 'Shared: # students were told' }),
  unshared: 'Not shared any more',
  marked: 'Marked as done',
  reopened: 'Marked as not done',

  sessionNumber: (at: number, total: number) => `Session ${formatNumber(at)} of ${formatNumber(total)}`,

  today: 'Today',
  allDone: 'Everything that was assigned is done.',
  plannedToday: 'Planned for today',
  now: 'Now',
  comesNext: 'Next lesson',
  later: 'Later that day',
  minutesLeft: (count: number) => plural(count, { one: '# minute left', other: '# minutes left' }),
  startsIn: (count: number) => plural(count, { one: 'Begins in # minute', other: 'Begins in # minutes' }),
  substitute: 'You stand in',
  notYourClass:
    'You take this lesson for a colleague. The sessions of the division are with its own teacher.',
  waits: 'What waits',
  nothingWaits: 'Nothing waits: every planned session is done.',
  waitsSince: (day: string) => `Planned for ${isolate(day)}, not done`,
  fresh: 'New for your students',
  noNext: 'No sessions are scheduled yet. Stay tuned!',
});
