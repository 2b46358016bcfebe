import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bookWriteRefusals } from '../books.refusals.ts';
import { completeInput, completeOutput } from '../books.wire.ts';

/** [C3-04, QU-35] Marks a lesson as read by the caller, a student of theirs or a class. It can be repeated. */
export const addBookCompleteCall = defineCall('add-book-complete', {
  method: 'POST',
  areas: ['Faculty'],
  rate: 'write',
  input: completeInput,
  output: completeOutput,
  errors: bookWriteRefusals,
  access: { [roles.faculty]: 'taught', [roles.student]: 'own' },
});
