import { plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

const people = (students: number, faculty: number) =>
  [
    ...(students > 0 ? [plural(students, { one: '# student', other: '# students' })] : []),
    ...(faculty > 0 ? [plural(faculty, { one: '# teacher', other: '# teachers' })] : []),
  ].join(' and ');

/** Texts of the screens of classes and of clubs, English. The comment says where each shows. */
export const messages = defineMessages('classes', {
  /** Of a super admin: whose classes. */
  school: 'School',
  loading: 'Loading…',
  failed: 'This did not load.',
  retry: 'Try again',
  way: 'You are here',
  wholeWay: 'Show the whole way',
  gone: 'It is not there any more',
  goneText: 'Somebody may have removed it.',

  /** What classes and clubs say each in their own words. */
  grade: {
    title: 'Grades',
    text: 'The grades of the school, their divisions, and who sits in them.',
    unsupported: 'This school has no grades',
    unsupportedText: 'It teaches in clubs.',
    group: 'Grade',
    parts: 'Divisions',
    part: 'Division',
    add: 'Add grades',
    addParts: 'Add divisions',
    /** Headings of dialogs. */
    addPartsTo: (group: string) => `Add divisions to ${isolate(group)}`,
    renameGroup: 'Rename the grade',
    renamePart: 'Rename the division',
    masters: 'Grades',
    names: 'Other grades',
    namesHint: 'Such as Nursery or KG. Put commas between several.',
    newParts: 'Divisions of each',
    newPartsHint: 'Such as A, B, C. You can add them later too.',
    partNames: 'Divisions',
    partNamesHint: 'Put commas between several: A, B, C.',
    empty: 'No grades yet',
    emptyText: 'Add the grades of the school and their divisions. Teachers and students come after that.',
    /** [NF-27, VP-31] A class that has none; also over their empty list. */
    noParts: (group: string) => `Please Add Section in ${group}`,
    noPartsText: 'Students and teachers are put into divisions.',
    noPupils: 'No students yet',
    noPupilsText: 'Nobody sits here.',
    removedGroups: (count: number) => plural(count, { one: 'Grade removed', other: '# grades removed' }),
    removedParts: (count: number) => plural(count, { one: 'Division removed', other: '# divisions removed' }),
    nameTaken: 'The school has a grade of this name already.',
    partTaken: 'The grade has a division of this name already.',
    noneChosen: 'Choose a grade, or write one.',
  },
  club: {
    title: 'Clubs',
    text: 'The clubs of the school, their batches, and who sits in them.',
    unsupported: 'This school has no clubs',
    unsupportedText: 'It teaches in grades.',
    group: 'Club',
    parts: 'Batches',
    part: 'Batch',
    add: 'Add clubs',
    addParts: 'Add batches',
    addPartsTo: (group: string) => `Add batches to ${isolate(group)}`,
    renameGroup: 'Rename the club',
    renamePart: 'Rename the batch',
    masters: 'Clubs',
    names: 'Clubs',
    namesHint: 'Put commas between several: Robotics, Drama.',
    newParts: 'Batches of each',
    newPartsHint: 'Such as Monday, Saturday. You can add them later too.',
    partNames: 'Batches',
    partNamesHint: 'Put commas between several: Monday, Saturday.',
    empty: 'No clubs yet',
    emptyText: 'Add the clubs of the school and their batches. Students are then put into a batch.',
    noParts: (group: string) => `Please Add Batch in ${group}`,
    noPartsText: 'Students and teachers are put into batches.',
    noPupils: 'No students yet',
    noPupilsText: 'Put students into this batch.',
    removedGroups: (count: number) => plural(count, { one: 'Club removed', other: '# clubs removed' }),
    removedParts: (count: number) => plural(count, { one: 'Batch removed', other: '# batches removed' }),
    nameTaken: 'The school has a club of this name already.',
    partTaken: 'The club has a batch of this name already.',
    noneChosen: 'Write the name of a club.',
  },

  /** Columns, also of exports. */
  columns: {
    students: 'Students',
    faculty: 'Teachers',
    student: 'Student',
    login: 'Username',
    place: 'Division',
    state: 'Status',
  },
  name: 'Name',
  nameTwice: 'A name stands here twice.',
  openPupils: 'Show students',
  studentsOf: (place: string) => `Students of ${isolate(place)}`,
  remove: 'Remove',
  restored: (count: number) => plural(count, { one: 'It is back', other: '# are back' }),
  /** A press on Remove where people are. */
  hasPeople: (name: string) => `${isolate(name)} is not empty`,
  hasPeopleText: (students: number, faculty: number) =>
    `${people(students, faculty)} ${students + faculty === 1 ? 'has' : 'have'} a place in it. Move them first, then remove it.`,

  /** The filter over students, and what stands in their rows. */
  allStates: 'All students',
  active: 'Active',
  inactive: 'Inactive',
  /** Into a batch and out of it. */
  addPupils: 'Add students',
  addPupilsTo: (batch: string) => `Add students to ${isolate(batch)}`,
  allClasses: 'All grades',
  allSections: 'All divisions',
  students: 'Students',
  put: 'Add',
  putIn: (count: number) => plural(count, { one: '# student added', other: '# students added' }),
  notPutIn: (count: number) =>
    plural(count, { one: '# student is not there any more.', other: '# students are not there any more.' }),
  takeOut: 'Take out of the batch',
  takenOut: (count: number) => plural(count, { one: '# student taken out', other: '# students taken out' }),
});
