import { formatNumber, plural } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';
import { problemMessages, reasonMessages } from './problem-messages.en.ts';
import { classesMessages, locateMessages } from './step-messages.en.ts';

export const rosterMessages = defineMessages('roster', {
  title: 'Import',
  text: 'Students, teachers and grades from a file. Nothing changes before you have seen what would.',
  add: 'Import a file',
  exportSchool: 'Export (OneRoster)',
  emptyTitle: 'Nothing imported yet',
  emptyText: 'Take a template, fill it in and import it here.',
  columns: { file: 'File', kind: 'What', state: 'State', result: 'Rows', by: 'By', at: 'Begun' },
  kinds: { students: 'Students', faculty: 'Teachers', school: 'Whole school (OneRoster)' },
  states: {
    reading: 'Being read',
    mapping: 'Waits for its columns',
    checking: 'Being checked',
    reviewing: 'Checked, not applied',
    applying: 'Being applied',
    applied: 'Applied',
    undoing: 'Being undone',
    undone: 'Undone',
    failed: 'Not read',
  },
  verdicts: {
    new: 'New',
    changed: 'Changed',
    same: 'Unchanged',
    problem: 'With a problem',
    duplicate: 'Perhaps here already',
    conflict: 'Changed by hand',
    leaver: 'Leaving',
    left_out: 'Named twice, left out',
    stayed: 'Left as they are',
  },
  allRows: 'All rows',
  fields: {
    sourced_id: 'External ID',
    user_id: 'Username',
    admission_no: 'Admission number',
    roll_no: 'Roll number',
    full_name: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    gender: 'Gender',
    birth_date: 'Date of birth',
    mobile: 'Mobile',
    alternate_contact: 'Alternate contact',
    email_id: 'Email',
    grade: 'Grade',
    division: 'Division',
    place: 'Grade and division',
    club: 'Club and batch',
    strength: 'Strength',
    tools: 'Tools',
    places: 'Grades and divisions',
    status: 'Status',
  },
  facts: {
    looksLike: (product: string) => `This looks like an export of ${product}.`,
    sheets: (names: string) => `Read: ${names}.`,
    sheetsLeft: (names: string) => `Without a list of people: ${names}.`,
    heading: (line: number) => `The columns are named in row ${line}.`,
    left: (list: string) => `Left out: ${list}.`,
    passwords: (names: string) =>
      `Passwords are not taken from files: ${names} is left out. Print sign-in cards afterwards.`,
    ended: (count: number) =>
      plural(count, {
        one: '# enrolment is over or was removed and places nobody.',
        other: '# enrolments are over or were removed and place nobody.',
      }),
    skipped: (count: number) =>
      plural(count, {
        one: '# row is a total, a note or a repeated heading.',
        other: '# rows are totals, notes or repeated headings.',
      }),
    word: (word: string, count: number) => `${formatNumber(count)} × ${word}`,
    roles: {
      student: 'students',
      teacher: 'teachers',
      guardian: 'guardians',
      parent: 'parents',
      aide: 'aides',
      administrator: 'administrators',
      professor: 'professors',
      staff: 'other staff',
      inactive: 'not active',
      none: 'without a role',
      other: 'others',
    },
    products: {
      oneroster: 'OneRoster (ClassLink)',
      sds1: 'Microsoft School Data Sync (version 1)',
      sds2: 'Microsoft School Data Sync (version 2)',
      sds21: 'Microsoft School Data Sync (version 2.1)',
      clever: 'Clever',
      google: 'Google Workspace',
      powerschool: 'PowerSchool',
    },
  },
  allKinds: 'Everything',
  leftOut: 'Left out',
  choose: {
    what: 'What is in the file?',
    template: 'Download a template',
    drop: 'Drop the file here',
    hint: 'Excel (.xlsx, 15 MB) or text (.csv, 25 MB); several files at once, such as one for each division',
    hintZip: 'A OneRoster 1.1 or 1.2 bundle (.zip, 25 MB)',
    button: 'Choose a file',
    bundle: (count: number) => plural(count, { one: '# file', other: '# files' }),
    over: 'Let go to import',
    text: 'Passwords are never in a file: print sign-in cards afterwards.',
  },
  fileProblems: {
    old_excel: 'This is a file of an old Excel. Open it and save it as .xlsx or .csv.',
    macros: 'The file contains macros (small programs). Save it as .xlsx or .csv and try again.',
    several: 'These files are the tables of a whole school. Choose “Whole school” above.',
    empty: 'The file is empty. Choose another one.',
  },
  badExtension: (name: string) => `Sorry, ${name} is invalid, allowed extensions are: xlsx, csv, zip`,
  tooLarge: (megabytes: number, extension: string) =>
    `Please upload maximum file size ${megabytes}MB for ${extension}.`,
  sending: 'The file is being sent',
  leave: {
    title: 'Stop sending the file?',
    text: 'The file has not arrived yet. It has to be chosen again.',
    stay: 'Keep sending',
    leave: 'Stop',
  },
  interrupted: 'The file was not sent completely.',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  work: {
    reading: 'The file is being read',
    checking: 'The file is being checked',
    applying: 'The import is being applied',
    undoing: 'The import is being undone',
  },
  workText: 'You can close this window: it goes on by itself, and you find it in the list.',
  rowsDone: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)} rows`,
  locate: locateMessages,
  map: {
    title: 'Which column is what?',
    text: 'We guessed from the headings. What is left out is not imported. Without a username, whoever is new gets the next free one of the school, such as S00121.',
    heading: (heading: string, sample: string) => (sample === '' ? heading : `${heading} (${sample})`),
    noHeading: (number: number) => `Column ${number}`,
    dates: 'How are dates written?',
    datesText: 'The file does not tell whether 03/04 is in March or in April.',
    dmy: 'Day first: 03/04 is 3 April',
    mdy: 'Month first: 03/04 is 4 March',
    next: 'Check',
    problems: {
      no_name: 'One column has to be the first name.',
      no_key:
        'One column has to be the username, the admission number or an external ID: nobody is found by name alone.',
      field_twice: 'Two columns cannot be the same.',
    },
  },
  classes: classesMessages,
  review: {
    columns: 'Columns',
    complete: 'This is a complete list',
    completeHint: 'Who is not in the file leaves the school. Otherwise they stay as they are.',
    fileWins: 'The file counts more than changes by hand',
    fileWinsHint: 'What was changed by hand since the last import is kept otherwise.',
    onlyIfAll: 'Apply only if every row is right',
    onlyIfAllHint: 'Otherwise the right rows are applied, and the others stay here.',
    held: 'Some rows are not right yet. Mend them, or turn off “Apply only if every row is right”.',
    show: 'Show',
    row: 'Row',
    name: 'Name',
    what: 'What would happen',
    /** Of an import that was applied. */
    whatChanged: 'What changed',
    problems: 'What is wrong',
    download: 'Download these rows',
    mend: 'Mend',
    mendTitle: (line: string) => `Row ${line} of the file`,
    mendSave: 'Save and check again',
    distinct: 'They are two different people',
    apply: 'Apply',
    nothing: 'Nothing would change: the school is as the file says.',
    nothingRefused: (count: number) =>
      plural(count, {
        one: 'Nothing would change: the only row is not right. See below why.',
        other: 'Nothing would change: none of the # rows is right. See below why.',
      }),
    nothingMixed: (same: number, wrong: number) =>
      `Nothing would change: ${plural(same, { one: '# row is', other: '# rows are' })} as in the school, and ${plural(wrong, { one: '# row is', other: '# rows are' })} not right.`,
    nothingByHand: (count: number) =>
      plural(count, {
        one: 'Nothing would change: # row differs only in what was changed by hand, which stays.',
        other: 'Nothing would change: # rows differ only in what was changed by hand, which stays.',
      }),
    refused: (count: number) => plural(count, { one: '# row is not taken', other: '# rows are not taken' }),
    reason: (text: string, count: number) => `${text}: ${formatNumber(count)}`,
    reasons: reasonMessages,
    newLogins: (count: number) =>
      plural(count, {
        one: 'Give this # person a new username',
        other: 'Give these # people new usernames',
      }),
    newLoginsTitle: (count: number) =>
      plural(count, {
        one: '# username of the file belongs to somebody of another school',
        other: '# usernames of the file belong to people of other schools',
      }),
    newLoginsText:
      'They get the next free usernames of this school. You see each of them below before anything is applied.',
    newLoginsGiven: (count: number) =>
      plural(count, {
        one: '# person gets a new username, since somebody of another school has theirs',
        other: '# people get new usernames, since people of other schools have theirs',
      }),
    newLoginsHint: 'The next file with the old username finds them all the same.',
    rowOfSheet: (sheet: string, row: string) => `${sheet}: ${row}`,
    twiceTitle: (count: number) =>
      plural(count, {
        one: '# row names somebody whom another row names too. Which counts?',
        other: '# rows name somebody whom another row names too. Which count?',
      }),
    twiceSaid: (count: number) =>
      plural(count, {
        one: 'Somebody is in the file more than once: # row is left out',
        other: 'Some people are in the file more than once: # rows are left out',
      }),
    twiceHint: 'The answer counts for all of them.',
    twice: {
      ask: 'Decide row by row',
      first: 'Keep the first row',
      last: 'Keep the last row',
      none: 'Leave all of these rows out',
    },
    removed: (count: number) =>
      plural(count, {
        one: '# person leaves a grade and division: the file says that their enrolment was removed.',
        other: '# people leave a grade and division: the file says that their enrolments were removed.',
      }),
    drop: 'Discard',
    change: (field: string, before: string, after: string) =>
      before === '' ? `${field}: ${after}` : `${field}: ${before} → ${after === '' ? '–' : after}`,
    alike: (name: string) => `Somebody alike is here: ${name}`,
    alikeInFile: (line: string, name: string) =>
      `The same name and birthday as in row ${line}: ${name}. Is it somebody else?`,
    noRows: 'No such rows',
  },
  confirm: {
    title: 'Apply this import?',
    added: (count: number) => plural(count, { one: '# person comes in', other: '# people come in' }),
    changed: (count: number) => plural(count, { one: '# person is changed', other: '# people are changed' }),
    left: (count: number) =>
      plural(count, { one: '# person leaves the school', other: '# people leave the school' }),
    stays: (count: number) =>
      plural(count, {
        one: '# row is not right and is left out',
        other: '# rows are not right and are left out',
      }),
    undo: 'It can be undone for 30 days.',
    leavers: 'How many people leave? Type the number.',
    yes: 'Apply',
    no: 'Not yet',
  },
  applied: {
    title: 'The import is applied',
    text: 'Print sign-in cards for the newcomers on the page of the students.',
    undo: 'Undo the import',
    until: (day: string) => `It can be undone until ${day}.`,
    askTitle: 'Undo this import?',
    askText:
      'Who came with it goes, and what it changed is as before. Who has signed in or was changed since stays.',
    yes: 'Undo',
    undone: 'The import is undone',
    undoneText: 'The school is as it was before.',
    stayed: (count: number) =>
      plural(count, { one: '# person is left as they are', other: '# people are left as they are' }),
    failed: 'The file could not be imported',
  },
  problems: problemMessages,
  error: 'Error',
  fileNames: {
    school: 'School OneRoster',
    students: 'Students template',
    faculty: 'Teachers template',
    rows: 'Rows',
  },
});
