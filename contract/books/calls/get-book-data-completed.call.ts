import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { completedInput, completedOutput } from '../books.wire.ts';

/** [C3-04] Who of a class read which lesson. */
export const getBookDataCompletedCall = defineCall('get-book-data-completed', {
  method: 'POST',
  areas: ['Faculty'],
  input: completedInput,
  output: completedOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
