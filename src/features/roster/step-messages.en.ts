import { plural } from '#src/lib/words/format.ts';

export const locateMessages = {
  title: 'Where is the list in the file?',
  text: 'Choose the sheets to read, and in each the row that names the columns. Rows above it are left out.',
  textOne: 'Choose the row that names the columns. Rows above it are left out.',
  sheets: 'Sheets to read',
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  shown: 'Show the sheet',
  heading: 'Which row names the columns?',
  row: (line: number, words: string) => `Row ${line}: ${words}`,
  what: 'Read the file as',
  none: 'Choose a sheet that is to be read.',
  next: 'Read it this way',
  keep: 'Back',
  change: 'Sheets and headings',
};

export const classesMessages = {
  title: 'Which class is which?',
  text: (count: number) =>
    plural(count, {
      one: 'The file has # class that the school does not have by this name. Say what it is here: it counts for all rows, and for the next file.',
      other:
        'The file has # classes that the school does not have by these names. Say once what each is here: it counts for all rows, and for the next file.',
    }),
  search: 'Search the classes',
  allNew: 'Make all of these new',
  openOut: 'Leave out what is open',
  noneOpen: 'None of these is open.',
  open: (count: number) =>
    plural(count, {
      one: '# class is open: rows that name it are not taken.',
      other: '# classes are open: rows that name them are not taken.',
    }),
  allSaid: 'No class is open.',
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  made: (name: string) => `New: ${name}`,
  here: 'A division of this school',
  club: 'A new batch of a club',
  out: 'Left out',
  say: 'Choose',
  which: 'Division here',
  more: (count: number) => plural(count, { one: 'Show # more', other: 'Show # more' }),
  noneFound: 'No such class',
  next: 'Check with these classes',
  skip: 'Decide later',
  change: 'Classes of the file',
  leftOut: (places: number, classes: number) =>
    `${plural(places, { one: '# place', other: '# places' })} in ${plural(classes, { one: '# class', other: '# classes' })} of the file ${places === 1 ? 'is' : 'are'} left out.`,
  further: (count: number) =>
    plural(count, {
      one: '# further place of a student is left out: a student has one grade and division.',
      other: '# further places of students are left out: a student has one grade and division.',
    }),
  madeCount: (count: number) =>
    plural(count, {
      one: '# class of the file is created with the import.',
      other: '# classes of the file are created with the import.',
    }),
};
