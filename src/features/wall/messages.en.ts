import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const messages = defineMessages('wall', {
  title: 'Wall of fame',
  text: 'Works of students that their teachers approved and put here.',
  officeText: 'Works of all schools whose guardians allowed them to be shown beyond the school.',
  loading: 'Loading the works…',
  failed: 'The works could not be loaded.',
  retry: 'Try again',
  close: 'Close',
  places: 'Whose works',
  placeNames: { school: 'Our school', beyond: 'Other schools' },
  search: 'Search the works',
  more: 'Show more',
  empty: { school: 'No work is on the wall yet', beyond: 'No other school shows a work yet' },
  emptyText: {
    school: 'A work appears here when a teacher approves it and chooses the wall of fame.',
    beyond: 'A work of another school appears here when a guardian has allowed it.',
  },
  noMatch: 'No work matches the search',
  noMatchText: 'Try another word, or clear the search.',
  which: 'Which works',
  states: { on: 'On the wall', removed: 'Taken off' },
  nothingTakenOff: 'No work was taken off the wall',
  somebody: 'A student',
  open: (project: string, name: string) => `Open ${isolate(project)} by ${isolate(name)}`,
  gone: 'This work is not shown any more',
  goneText: 'It was taken off the wall, or its consent was withdrawn.',
  learning: 'What they learned',
  noFiles: 'This work has no files.',
  file: (number: number) => `File ${formatNumber(number)}`,
  program: 'A program of the workspace. Its student and their teachers can open it.',
  takeOff: 'Take off the wall',
  putBack: 'Put back on the wall',
  removed: (count: number) =>
    plural(count, { one: '# work taken off the wall', other: '# works taken off the wall' }),
  restored: (count: number) =>
    plural(count, { one: '# work put back on the wall', other: '# works put back on the wall' }),
  all: 'See all',
  newest: 'Newest works',
  carouselEmpty: 'No work is on the wall yet.',
  previous: 'Previous works',
  next: 'Next works',
  carousel: 'carousel',
  slide: 'slide',
  position: (at: number, of: number) => `${formatNumber(at)} of ${formatNumber(of)}`,
});

export const consentMessages = defineMessages('consents', {
  title: 'Consents',
  text: 'What guardians allow other schools to see. Your own school’s wall needs no consent.',
  add: 'Record a consent',
  edit: 'Change the consent',
  scopes: { work: 'The work, without the name', named: 'The work, with the name' },
  scopeHints: {
    work: 'Other schools see the project’s title, the files with names such as “File 1.png”, the links, what the student learned and the name of your school. They do not see the student’s name, grade or division. The files, links and texts are not changed: check that they do not name the student.',
    named:
      'Other schools also see the student’s name, grade and division, and the files under their own names.',
  },
  state: 'State',
  states: { holds: 'In force', withdrawn: 'Withdrawn' },
  fields: { student_id: 'Student', guardian: 'Guardian', given_on: 'Given on', scope: 'Allows' },
  username: 'Username',
  withdrawn: (count: number) => plural(count, { one: '# consent withdrawn', other: '# consents withdrawn' }),
  restored: (count: number) =>
    plural(count, { one: '# consent in force again', other: '# consents in force again' }),
});

export const portfolioMessages = defineMessages('portfolio', {
  title: 'Portfolio',
  titleOf: (name: string) => `Portfolio of ${isolate(name)}`,
  text: 'Choose which of your approved works you show, and say something about them.',
  loading: 'Loading the portfolio…',
  failed: 'The portfolio could not be loaded.',
  retry: 'Try again',
  edit: 'Change the portfolio',
  fields: { about: 'About me', works: 'Works' },
  aboutHint: 'What you like to make, and what you want to try next.',
  shown: 'In the portfolio',
  others: 'Not in the portfolio',
  allShown: 'All your approved works are in the portfolio.',
  empty: 'The portfolio is empty',
  emptyText: 'Add works here once a teacher has approved them.',
  emptyOf: 'The student shows no works yet.',
  add: (title: string) => `Add ${isolate(title)}`,
  note: (title: string) => `What you say about ${isolate(title)}`,
  saved: 'Portfolio saved',
  print: 'Print or save as PDF',
  learning: 'What I learned',
  approved: (day: string) => `Approved on ${isolate(day)}`,
  full: (most: number) => `A portfolio shows ${formatNumber(most)} works at most. Remove one first.`,
});
