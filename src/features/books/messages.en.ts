import { formatNumber, plural } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Texts of the digital books, English. The comment says where each shows. */
export const messages = defineMessages('books', {
  /** Heading of the shelf. */
  title: 'Digital books',
  textStudent: 'The books of your grade. Each opens where you stopped, on any device.',
  textFaculty: 'The books of the grades you teach.',
  loading: 'Loading the books',
  failed: 'The books could not be loaded.',
  retry: 'Try again',
  empty: 'There is no book for you yet',
  emptyText: 'Books appear here when they are published for your grade.',
  /** On a book of the shelf. */
  forTeachers: 'For teachers',
  progress: (read: number, of: number) =>
    `${formatNumber(read)} of ${plural(of, { one: '# lesson read', other: '# lessons read' })}`,
  progressOf: (name: string) => `Progress in ${name}`,
  start: 'Start reading',
  goOn: (page: number) => `Go on at page ${formatNumber(page)}`,
  /** Above the reader. */
  back: 'All books',
  lessons: 'Lessons',
  read: 'Read',
  markRead: 'I have read this lesson',
  readOnly: 'This lesson has no document yet.',
  saved: 'Your place is saved.',
  waiting: 'Saving your place…',
  offline: 'No connection: your place is kept on this device and saved later.',
  offerTitle: 'You went on reading on another device',
  offerText: (lesson: string, page: number) => `There you stopped at ${lesson}, page ${formatNumber(page)}.`,
  offerGo: 'Go there',
  offerStay: 'Stay here',
  closed: 'This book is not open to you at the moment',
  closedText: 'Your place and your notes are kept. They are here when the book is open again.',
  /** Beside the page. */
  notes: 'My notes',
  notesText: 'Only you see them.',
  noNotes: 'No notes yet.',
  addNote: (page: number) => `Add a note to page ${formatNumber(page)}`,
  editNote: 'Edit note',
  newNote: 'New note',
  removeNote: 'Delete note',
  noteAt: (page: number) => `Page ${formatNumber(page)}`,
  fields: { text: 'Note' },
  issues: { 'text.required': 'Write something first.', 'text.too_long': 'The note is too long.' },
  /** Who of a class read what. */
  classes: 'Progress of the division',
  chooseClass: 'Division',
  completed: 'Completed with the division',
  readBy: (read: number, of: number) => `${formatNumber(read)} of ${formatNumber(of)} students read it`,
  student: 'Student',
  noStudents: 'This division has no students yet.',
  tickOf: (student: string, lesson: string) => `${isolate(student)} read ${isolate(lesson)}`,
  /** On a student's home. */
  homeTitle: 'Go on reading',
  goOnReading: 'Go on',
  /** Under the pages of a lesson. */
  nextLesson: (title: string) => `Next: ${isolate(title)}`,
  /** Above the headings of the document itself. */
  contents: 'In this lesson',
  asOf: (time: string) => `Without a connection: as it was at ${isolate(time)}.`,
  /** On a book of the shelf that is kept. */
  onDevice: 'On this device',
  completedOf: (lesson: string) => `Completed with the division: ${isolate(lesson)}`,
});
