import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the screens on which a school chooses what it teaches, English. The comment says where each shows. */
export const choiceMessages = defineMessages('curriculumChoices', {
  title: 'Curriculum',
  text: 'Choose what each grade or club learns this year, put the modules in order, and assign it.',
  /** The pickers above the lists. */
  group: 'Grade or club',
  year: 'Year',
  chooseOne: 'Choose',
  loading: 'Loading…',
  nothing: 'There is nothing to choose from.',
  chooseGroup: 'Choose a grade or club',
  chooseGroupText: 'The projects that fit it then stand here.',
  failed: 'This did not load.',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',

  /** The row of tabs. */
  tabs: 'Parts of the curriculum',
  offered: 'Projects',
  chosen: 'Chosen, in order',
  given: 'Assigned',

  /** The list of projects. */
  columns: {
    title: 'Project',
    module: 'Module',
    tool: 'Tool',
    sessions: 'Sessions',
    minutes: 'Minutes',
    state: 'Chosen',
    due: 'Due',
    who: 'For',
  },
  states: { open: 'Not chosen', chosen: 'Chosen', archived: 'Archived' },
  allStates: 'All projects',
  own: 'Written by a teacher of the school',
  search: 'Search projects',
  emptyTitle: 'No projects yet',
  emptyText: 'Nothing is published for this grade or club so far.',
  view: 'Look at it',
  choose: 'Choose',
  chooseAndAssign: 'Choose and assign',
  unchoose: 'Take away',
  noModule: 'Without a module',

  /** What is done with the whole list. */
  clear: 'Clear all',
  templates: 'Use a template',
  clearTitle: 'Take everything away?',
  clearText: (name: string) =>
    `Nothing stays chosen for ${isolate(name)}. You can take this back for 20 seconds.`,
  clearYes: 'Clear all',
  archiveTitle: 'Archive instead?',
  archiveYes: 'Archive',

  /** Told in the corner afterwards. */
  chose: (count: number) => plural(count, { one: '# project chosen', other: '# projects chosen' }),
  tookAway: (count: number) => plural(count, { one: '# project taken away', other: '# projects taken away' }),
  archived: (count: number) => `${formatNumber(count)} of them archived: the work on them stays.`,
  nothingChanged: 'Nothing was changed: it was so already.',
  undo: 'Undo',
  undone: 'Taken back',
  notDone: 'This was not done',

  /** The dialog of templates. */
  templatesTitle: 'Templates',
  usual: 'The usual list',
  ownTemplate: 'Of the school',
  templateCount: (chosen: number, all: number) => `${formatNumber(chosen)} of ${formatNumber(all)} chosen`,
  chooseAll: 'Choose all',
  saveTemplate: 'Save as a template',
  templateFields: { name: 'Name', is_default: 'The usual list of this grade or club' },
  templateSaved: (count: number) =>
    plural(count, { one: 'Saved with # project', other: 'Saved with # projects' }),
  removeTemplate: (name: string) => `Remove the template ${isolate(name)}`,
  templateRemoved: 'The template was removed',
  noTemplates: 'No templates yet',
  noTemplatesText: 'There is no list for this grade or club so far.',

  /** What is chosen, by modules. */
  up: (name: string) => `Move ${isolate(name)} up`,
  down: (name: string) => `Move ${isolate(name)} down`,
  moved: (name: string, place: number) => `${isolate(name)} is now number ${formatNumber(place)}.`,
  orderHint: 'Drag a module, or use its arrows, to change the order.',
  nothingChosen: 'Nothing chosen yet',
  nothingChosenText: 'Choose projects first; their modules then stand here.',
  sessions: (count: number) => plural(count, { one: '# session', other: '# sessions' }),
  minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
  assignedTimes: (count: number) => plural(count, { one: 'Assigned once', other: 'Assigned # times' }),
  notAssigned: 'Not assigned',
  dueOn: (day: string) => `Due ${day}`,

  /** The form that assigns. */
  assign: 'Assign',
  assignDemo: 'Nothing is assigned in a demo school.',
  nothingToAssign: 'Every chosen project is archived: there is none to assign.',
  assignTitle: (name: string) => `Assign to ${isolate(name)}`,
  fields: { projects: 'Projects', parts: 'Divisions or batches', students: 'Single students', due: 'Due' },
  noAssignee: 'Choose a division, a batch or a student.',
  assigned: (count: number) => plural(count, { one: '# assignment saved', other: '# assignments saved' }),

  /** What is assigned to whom. */
  noneGiven: 'Nothing assigned yet',
  noneGivenText: 'Assign what you have chosen; it then stands here with its day.',
  takeBack: 'Take back',
  takeBackTitle: 'Take these assignments back?',
  takeBackText: 'Students no longer see what only these gave them.',
  tookBack: (count: number) =>
    plural(count, { one: '# assignment taken back', other: '# assignments taken back' }),
  noDay: 'No day',

  /** A project before it is chosen. */
  objective: 'What it is about',
  sessionsTitle: 'Sessions',
  classesOf: (names: string) => `For: ${isolate(names)}`,

  /** The screen of a teacher. */
  mineTitle: 'Curriculum',
  mineText: 'What your school has chosen for the grades and clubs you teach.',
  mineNone: 'You teach no grade or club yet',
  mineNoneText: 'Your school admin gives you grades and clubs.',
  mineEmpty: 'Nothing chosen yet',
  mineEmptyText: 'Your school has not chosen projects for this grade or club so far.',
  notify: 'Notify',
  notifyTitle: (title: string) => `Tell your students about ${isolate(title)}?`,
  notifyText: (group: string) =>
    `Those you teach in ${isolate(group)} and who have it assigned get a notification.`,
  notifyAgain: 'They were told before: it becomes new to them again.',
  notified: (count: number) => plural(count, { one: '# student told', other: '# students told' }),
  notYours: 'This is not assigned to you yet',
  notYoursText: 'Your teacher told you of it. It opens here as soon as it is yours.',
});
