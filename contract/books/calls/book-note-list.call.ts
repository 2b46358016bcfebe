import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { notesOutput, ofBookInput } from '../books.wire.ts';

/** Ours: the notes that the caller wrote beside the pages of a book, in the order of the pages. */
export const bookNoteListCall = defineCall('book-note-list', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: ofBookInput,
  output: notesOutput,
  errors: {},
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
