import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { notesOf } from '../queries/notes.ts';

export const bookNoteList: Handler<'book-note-list'> = async (input, { db, actor }) => {
  await refuseUnlessReadable(db, actor, input);
  return { success: 'true', data: await notesOf(db, actor, input.book_id) };
};
