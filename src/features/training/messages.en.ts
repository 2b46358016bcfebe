import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const trainingMessages = defineMessages('training', {
  title: 'Training',
  text: 'Learn what you teach: films, guides and presentations for the modules you teach.',
  loading: 'Loading…',
  failed: 'This did not load.',
  retry: 'Try again',
  close: 'Close',
  undo: 'Undo',
  notDone: 'This was not done.',

  tabs: 'Parts of the training',
  modules: 'Modules',
  films: 'Films of tools and projects',

  overall: 'Your training',
  overallText: (done: number, total: number) =>
    `${formatNumber(done)} of ${plural(total, { one: '# part', other: '# parts' })} done`,
  allDone: 'Everything is done. Well done!',
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: 'about # minute left', other: 'about # minutes left' }),
  minutes: (minutes: number) => plural(minutes, { one: '# minute', other: '# minutes' }),
  goOn: 'Go on',
  goOnWith: (title: string) => `Go on with ${isolate(title)}`,
  goOnText: (module: string, percent: number) => `${isolate(module)} · ${formatNumber(percent)}% watched`,

  search: 'Search modules',
  sort: 'Order',
  sorts: { position: 'Order of the office', name: 'Name', open: 'Most to do first' },
  choose: 'Choose',
  nothing: 'There is nothing to choose from.',
  none: 'No training yet',
  noneText: 'When your school chooses projects for those you teach, the training for them appears here.',
  noMatch: 'No module matches',
  noMatchText: 'Try another word.',

  progressOf: (name: string) => `Progress in ${isolate(name)}`,
  partsDone: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} done`,
  forAll: 'For every teacher',
  forGroups: (names: string) => `For ${isolate(names)}`,
  types: { all: 'All', film: 'Films', document: 'Documents', presentation: 'Presentations', link: 'Links' },
  typesOf: 'Show',
  noneOfType: 'Nothing of this kind',

  /** A part of the training in a list; `what` names its type. */
  kinds: { film: 'Film', document: 'Document', presentation: 'Presentation', link: 'Link' },
  watched: (percent: number) => `${formatNumber(percent)}% watched`,
  doneOn: (day: string) => `Done on ${isolate(day)}`,
  markDone: (title: string) => `${isolate(title)} is done`,
  done: 'Done',
  marked: 'Marked as done',
  unmarked: 'No longer marked as done',
  finished: 'You finished a film',

  resumeTitle: (time: string) => `You stopped at ${isolate(time)}.`,
  resume: 'Go on from there',
  restart: 'Start from the beginning',
  opening: 'Looking up where you stopped…',
  watchedOf: 'Watched',
  hint: 'A film is done when you have watched 90% of it. Skipped parts do not count.',
  byHand: 'This film is on another site, so we cannot measure it. Mark it as done when you have seen it.',
  offline: 'No connection: what you watch stays on this device and is sent later.',
  unsaved: 'What you watch here is not saved.',
  demoUnsaved: 'This is a demo school: what you watch is not saved.',
  openLink: 'Open the page',
  newTab: '(opens in a new tab)',

  ofTools: 'Tools',
  ofProjects: 'Projects',
  noFilms: 'No films yet',
  noFilmsText: 'Films for the tools and projects you teach appear here.',
  completeAll: 'Mark all as done',
  allMarked: 'All films are marked as done',
});
