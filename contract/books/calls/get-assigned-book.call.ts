import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { assignedBooksOutput, ofGradeInput } from '../books.wire.ts';

/** [CA-01] The book of each grade of the school. */
export const getAssignedBookCall = defineCall('get-assigned-book', {
  method: 'POST',
  areas: ['Curriculum'],
  input: ofGradeInput,
  output: assignedBooksOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
