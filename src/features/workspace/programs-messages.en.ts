import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const programsMessages = defineMessages('programs', {
  title: 'Programs',
  text: 'What students make in the workspace. You can run it and read it, with every version.',
  columns: {
    student: 'Student',
    login: 'Username',
    project: 'Project',
    tool: 'Tool',
    versions: 'Versions',
    changed: 'Changed',
  },
  allClasses: 'All divisions and batches',
  allProjects: 'All projects',
  classFilter: 'Division or batch',
  emptyTitle: 'No programs yet',
  emptyText: 'As soon as a student of yours saves a program, it is here.',
  zip: 'Programs as zip',
  zipText: 'The newest program of each student, with a folder for each.',
  zipStart: 'Download',
  similar: 'Programs that are alike',
  similarText:
    'Two programs that share much of their code. It is a help to look, and says nothing of who wrote it: templates and what you showed are alike too.',
  compare: 'Compare',
  compared: (count: number) => plural(count, { one: '# program compared', other: '# programs compared' }),
  tooFew: 'This division does not have two programs of this project yet.',
  noPairs: 'No two of them are alike.',
  same: 'The same, letter by letter',
  percent: (share: number) => `${formatNumber(share)} % alike`,
  pair: (left: string, right: string) => `${isolate(left)} and ${isolate(right)}`,
  beside: 'Beside each other',
  besideOf: (left: string, right: string) =>
    `${isolate(left)} and ${isolate(right)}: read both programs beside each other`,
  besideText:
    'What only one of them has is marked. It is a help to look and no verdict: the lesson, a template or work in pairs make programs alike too. Talk with both students before you judge.',
  besideBlocks:
    'Each block is a line, by its name within Scratch. Open a program to see it as the student sees it.',
  besideNoText: 'These programs have no text that could stand here. Open both to look at them.',
  noDifference: 'Both are the same, letter by letter.',
  differences: (count: number) => plural(count, { one: '# difference', other: '# differences' }),
  differenceAt: (number: number, count: number) =>
    `Difference ${formatNumber(number)} of ${formatNumber(count)}`,
  nextDifference: 'Next difference',
  previousDifference: 'Previous difference',
  onlyOf: (student: string) => `Only of ${isolate(student)}`,
  sameFile: 'The same in both',
  emptyFile: 'Empty',
  cut: 'There is more. Open the programs to read all of it.',
  savedAt: (time: string) => `Saved ${isolate(time)}`,
  open: 'Open',
  openOf: (student: string) => `Open the program of ${isolate(student)}`,
  choose: 'Choose',
  chooseFirst: 'Choose a division and a project.',
  nothing: 'Nothing',
  loading: 'Loading…',
  close: 'Close',
  failed: 'This did not load.',
  retry: 'Try again',
});
