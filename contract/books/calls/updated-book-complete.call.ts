import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bookWriteRefusals } from '../books.refusals.ts';
import { completeOutput, updateCompleteInput } from '../books.wire.ts';

/** [C3-04, QU-35] As `add-book-complete`; `status` 0 takes it back. */
export const updatedBookCompleteCall = defineCall('updated-book-complete', {
  method: 'POST',
  areas: ['Faculty'],
  rate: 'write',
  input: updateCompleteInput,
  output: completeOutput,
  errors: bookWriteRefusals,
  access: { [roles.faculty]: 'taught', [roles.student]: 'own' },
});
