import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { divisionsOutput, ofBookInput } from '../books.wire.ts';

/** [C3-04] Divisions that read a book: the caller's, or all of the school. */
export const getDivisionAssignedCall = defineCall('get-division-assigned', {
  method: 'POST',
  areas: ['Faculty'],
  input: ofBookInput,
  output: divisionsOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
