import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { gradesOutput, ofBookOrAllInput } from '../books.wire.ts';

/** [C3-04] Grades that a book is for. `book_id` 0: any book. */
export const getGradeAssignedCall = defineCall('get-grade-assigned', {
  method: 'POST',
  areas: ['Faculty'],
  input: ofBookOrAllInput,
  output: gradesOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
