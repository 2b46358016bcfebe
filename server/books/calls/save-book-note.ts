import { notesAtMost } from '#contract/books/books.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { saveRow } from '#server/core/resource/save-row.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseUnlessReadable } from '../queries/books.ts';
import { countNotes, noteResource } from '../queries/notes.ts';

export const saveBookNote: Handler<'save-book-note'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  refuseDemo({ actor, refuse });
  await refuseUnlessReadable(db, actor, input);
  const { book_id: bookId, lesson_id: lessonId, page, text } = input;
  return saveRow(noteResource, scene, {
    input,
    values: async (row) => {
      if (!row && (await countNotes(db, actor, bookId)) >= notesAtMost) throw refuse('too_many_notes');
      return { bookId, lessonId, page, text, updatedAt: app.now() };
    },
    added: { schoolId: actor.school.id, personId: actor.id },
  });
};
