import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { savedOutput } from '#contract/core/saving.ts';
import { saveNoteRefusals } from '../books.refusals.ts';
import { saveNoteInput } from '../books.wire.ts';

export const saveBookNoteCall = defineCall('save-book-note', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  idempotencyKey: 'formSession',
  rate: 'write',
  input: saveNoteInput,
  output: savedOutput,
  errors: saveNoteRefusals,
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
