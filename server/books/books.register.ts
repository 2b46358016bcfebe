import { readsBooks } from '#contract/books/books.rules.ts';
import { dayMilliseconds } from '#contract/core/days.ts';
import { roles } from '#contract/core/roles.ts';
import type { Room } from '#server/core/room.ts';
import { clearNotes } from './queries/notes.ts';
import { bookNotes, lessonsCompleted, lessonsRead, readingPositions } from './schema.ts';

export const booksRoom: Room = {
  personal: [
    { part: 'places in books', table: readingPositions, isMerged: true, newest: readingPositions.savedAt },
    { part: 'notes in books', table: bookNotes, isMerged: true },
    { part: 'lessons read', table: lessonsRead, isMerged: true },
    // A class keeps its completed lessons when the teacher who marked them is erased.
    { part: 'lessons completed with classes', table: lessonsCompleted, forget: { personId: null } },
  ],
  clear: (app, today) =>
    clearNotes(app.db, new Date(today.getTime() - app.config.retentionDays * dayMilliseconds)),
  menu: [
    {
      name: 'Digital books',
      url: 'mylearning/books',
      icon: 'books',
      roles: [roles.student],
      isFor: ({ settings }) => readsBooks(roles.student, settings),
    },
    {
      name: 'Digital books',
      url: 'myteaching/books',
      icon: 'books',
      roles: [roles.faculty],
      isFor: ({ settings }) => readsBooks(roles.faculty, settings),
    },
  ],
};
