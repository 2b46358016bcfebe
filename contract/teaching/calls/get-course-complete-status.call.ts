import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { courseStatusInput, courseStatusOutput } from '../teaching.wire.ts';

/** [C4-03] Progress of a division or batch in a project. */
export const getCourseCompleteStatusCall = defineCall('get-course-complete-status', {
  method: 'POST',
  areas: ['Faculty'],
  input: courseStatusInput,
  output: courseStatusOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
