import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of what a teacher does with the projects of their classes, English. The comment says where each shows. */
export const teachingMessages = defineMessages('teaching', {
  title: 'Teaching',
  text: 'The projects of your divisions, clubs and students: present a session, share it, mark it as done.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  loading: 'Loading…',
  failed: 'This did not load.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  notDone: 'This was not done',
  undo: 'Undo',
  undone: 'Taken back',

  /** The row of kinds above the cards, by the address. */
  kinds: 'Kind of projects',
  types: { Classroom: 'Classroom', Personalised: 'Single students', Club: 'Clubs', Practice: 'Practice' },
  search: 'Search projects',
  sort: 'Sort by',
  sorts: { due: 'Due first', title: 'Title', progress: 'Least done', class: 'Division' },
  show: 'Show',
  states: { all: 'All', open: 'Not finished', done: 'Finished' },
  emptyTitle: 'No projects here yet',
  emptyText: 'Your school admin assigns projects to the divisions you teach. They then stand here.',
  emptyPersonal: 'Open a project of a division and give it to single students. It then stands here.',

  /** A card or the head of a project. */
  className: (grade: string, division: string) => `${isolate(grade)} ${isolate(division)}`,
  doneOf: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} sessions done`,
  sharedCount: (count: number) => plural(count, { one: '# session shared', other: '# sessions shared' }),
  students: (count: number) => plural(count, { one: 'For # student', other: 'For # students' }),
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  due: (day: string) => `Due ${isolate(day)}`,
  progress: 'Progress',

  /** The page of a project. */
  objective: 'What it is about',
  sessions: 'Sessions',
  sessionTypes: { learn: 'Learn', make: 'Make', practice: 'Practise', present: 'Present' },
  open: 'Open',
  openOf: (title: string) => `Open ${isolate(title)}`,
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
  isDone: 'Done',
  planFor: 'Planned for',
  view: 'Look at it',
  viewOf: (title: string) => `Look at ${isolate(title)}`,
  give: 'Give to students',
  lessonPlan: 'Lesson plan',
  wholeDone: 'Mark project as done',
  wholeOpen: 'Project is not done yet',
  suggestions: 'What could come next',
  reasons: { continue: 'Begun', next: 'Next in order', ready: 'Ready to begin' },

  /** The dialog that shares with several divisions. */
  shareTitle: (title: string) => `Share ${isolate(title)}`,
  shareText: 'Students there can open its presentation, activities and references.',
  divisions: 'Divisions or batches',
  chooseDivision: 'Choose one division at least.',
  notGiven: 'not assigned yet',

  /** The dialog of students. */
  giveTitle: (title: string) => `Give ${isolate(title)} to students`,
  dueField: 'Due',
  chooseStudents: 'Choose one student at least.',
  hasWhole: 'Has it with the whole division',
  hasOwn: 'Has it',
  hasUntil: (day: string) => `Has it until ${isolate(day)}`,
  giveYes: 'Give',
  takeYes: 'Take back',
  noStudents: 'Nobody sits here yet.',
  gave: (count: number) => plural(count, { one: 'Given to # student', other: 'Given to # students' }),
  took: (count: number) =>
    plural(count, { one: 'Taken back from # student', other: 'Taken back from # students' }),

  /** Told in the corner. */
  shared: (told: number) =>
    told === 0
      ? 'Shared'
      : plural(told, { one: 'Shared: # student was told', other: 'Shared: # students were told' }),
  unshared: 'Not shared any more',
  marked: 'Marked as done',
  reopened: 'Marked as not done',
  plannedDone: 'The plan was saved',

  /** The session as a teacher reads it. */
  sessionNumber: (at: number, total: number) => `Session ${formatNumber(at)} of ${formatNumber(total)}`,
  presentation: 'Presentation',
  noPresentation: 'This session has no presentation.',
  activities: 'Activities',
  references: 'References',
  resources: 'For the teacher',
  notes: 'Speaker notes',
  noNotes: 'There are no notes for this session.',
  previous: 'Previous session',
  next: 'Next session',
  newTab: '(opens in a new tab)',
  lookOnly: 'This can be looked at here, not printed or kept.',
  backToCurriculum: 'To the curriculum',
  backToProject: 'To the project',
  used: 'Used in the lesson',

  /** Presenting on the whole screen. */
  presenting: (title: string) => `Presenting ${isolate(title)}`,
  showNotes: 'Show notes',
  hideNotes: 'Hide notes',
  endPresenting: 'End',
  clock: 'Time',
  running: (minutes: number) => plural(minutes, { one: '# minute so far', other: '# minutes so far' }),

  /** Today, on the first screen. */
  today: 'Today',
  todayNoneText: 'Your school admin gives you grades and clubs.',
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
  activeProjects: 'Active projects',
  noActive: 'There are no active projects to complete',
  nextSession: 'Next session',
  noNext: 'No sessions are scheduled yet. Stay tuned!',

  /** The dialog of a project. */
  sessionCount: (count: number) => plural(count, { one: '# session', other: '# sessions' }),
  tool: (name: string) => `Tool: ${isolate(name)}`,

  /** The plan. */
  plan: 'Plan',
  planText: 'Which session you mean to hold on which day. Set a day on the page of a project.',
  week: (day: string) => `Week of ${isolate(day)}`,
  weekLabel: 'Week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  nothingPlanned: 'Nothing planned',
  copyPlan: 'Copy last year’s plan',
  copyFor: 'Division',
  choose: 'Choose',
  nothing: 'There is nothing to choose from.',
  copied: (count: number) =>
    plural(count, {
      '0': 'Everything was copied before',
      one: '# session copied',
      other: '# sessions copied',
    }),
});
