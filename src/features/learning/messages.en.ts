import type { LearningType } from '#contract/learning/learning.rules.ts';
import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the student's own screens, English. The comment says where each shows. */
export const messages = defineMessages('learning', {
  /** The list of projects, and the links between its types. */
  title: 'My learning',
  types: 'Kinds of projects',
  typeNames: {
    Classroom: 'Classroom',
    Personalised: 'For me',
    Club: 'Clubs',
    Practice: 'Practice',
  } satisfies Record<LearningType, string>,
  search: 'Search projects',
  sort: 'Order',
  sorts: { due: 'Due first', title: 'By name' },
  loading: 'Loading…',
  failed: 'This did not load',
  retry: 'Try again',
  more: 'Show more',
  emptyTitles: {
    Classroom: 'No projects yet',
    Personalised: 'Nothing for you alone yet',
    Club: 'No club projects yet',
    Practice: 'Nothing to practise yet',
  } satisfies Record<LearningType, string>,
  emptyTexts: {
    Classroom: 'As soon as your school gives a project to your division, it is here.',
    Personalised: 'When a teacher gives a project to you by name, it is here.',
    Club: 'As soon as your club gets a project, it is here.',
    Practice: 'Practice sessions of your projects are here as soon as there are some.',
  } satisfies Record<LearningType, string>,
  noMatchTitle: 'No project matches',
  noMatchText: 'Try another word, or part of a name.',

  /** Of a project, in lists and on its page. */
  due: (day: string) => `Due ${isolate(day)}`,
  late: (day: string) => `Was due ${isolate(day)}`,
  progress: (done: number, shared: number) => `${formatNumber(done)} of ${formatNumber(shared)} done`,
  progressOf: (title: string) => `Progress in ${isolate(title)}`,
  noneShared: 'No session is open yet',
  allDone: 'All open sessions are done',
  next: (title: string) => `Next: ${isolate(title)}`,
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  openNext: (title: string) => `Open ${isolate(title)}`,

  openTool: (tool: string) => `Open ${isolate(tool)}`,
  /** Beside a program. */
  task: 'Task',
  hideTask: 'Hide the task',
  whichSession: 'Session',
  noSteps: 'This session has no steps.',

  /** The page of a project. */
  project: 'Project',
  objective: 'What it is about',
  sample: 'An example',
  alignments: { skill: 'Skills', stream: 'Streams', board: 'Boards', standard: 'Standards' },
  sessions: 'Sessions',
  closed: 'Not open yet',
  closedText: 'Your teacher opens it when it is time.',
  done: 'Done',
  begun: 'Begun',
  goOn: 'Go on',
  start: 'Start',
  readAgain: 'Open again',
  sessionTypes: { learn: 'Learn', make: 'Make', practice: 'Practise', present: 'Present' },
  notYours: 'This is not assigned to you',
  notYoursText: 'It opens here as soon as your school gives it to you or your division.',

  /** The page of a session. */
  session: 'Session',
  path: 'You are here',
  showPath: 'Show the whole path',
  position: (at: number, total: number) => `Session ${formatNumber(at)} of ${formatNumber(total)}`,
  presentation: 'Presentation',
  noPresentation: 'This session has no presentation.',
  activities: 'Activities',
  references: 'References',
  newTab: '(opens in a new tab)',
  markDone: 'I have done this',
  markedDone: 'Marked as done',
  markedOpen: 'Marked as not done',
  undo: 'Undo',
  markWaits: 'It is sent as soon as you are connected again.',
  markFailed: 'This was not saved',
  previous: (title: string) => `Before: ${isolate(title)}`,
  following: (title: string) => `Next: ${isolate(title)}`,
  sessionGone: 'This session is not open',
  sessionGoneText: 'Your teacher opens it when it is time. What you did before is kept.',
  takenBack: 'Your teacher has closed this session',
  takenBackText: 'Your place in it is kept and is here again when the session opens.',
  toProject: 'To the project',
  asOf: (time: string) => `Without a connection: as it was at ${isolate(time)}.`,

  /** On the home page. */
  goOnTitle: 'Go on where you stopped',
  comesNext: 'Comes next',
  onPage: (page: number) => `Page ${formatNumber(page)}`,
  dueTitle: 'Due soon',
  freshTitle: 'New for you',
  nothingNew: 'Nothing new. What your teacher opens for you is here at once.',
  homeFailed: 'Your projects did not load',
  all: 'All my projects',
});
