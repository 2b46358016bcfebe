import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { setRemovedInput } from '#contract/core/row-inputs.ts';
import { changedRows } from '#contract/core/rows.ts';
import { removeNoteRefusals } from '../books.refusals.ts';

export const setBookNoteRemovedCall = defineCall('set-book-note-removed', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  rate: 'write',
  input: setRemovedInput,
  output: changedRows,
  errors: removeNoteRefusals,
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
