import type { Measures } from '../core/measures.ts';

export const booksMeasures = {
  'book.opened': 'A person read in a book; once a day of their school.',
  'lesson.read': 'A student read a lesson of a book, or a teacher ticked it for them.',
  'lesson.unread': 'That a student read a lesson was taken back.',
  'lesson.completed': 'A class completed a lesson of a book.',
  'lesson.reopened': 'That a class completed a lesson was taken back.',
} as const satisfies Measures;
