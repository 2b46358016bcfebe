import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completedInput, completedOutput } from '../books.wire.ts';

/** [C3-04] The lessons that each student of a class read. */
export const getBookDataCompletedCall = defineCall('get-book-data-completed', {
  method: 'POST',
  areas: ['Faculty'],
  input: completedInput,
  output: completedOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
