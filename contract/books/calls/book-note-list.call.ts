import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { notesOutput, ofBookInput } from '../books.wire.ts';

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
