import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byProjectInput, projectDetailOutput } from '../works.wire.ts';

/** [EN-20] Details of a project of the student’s class. */
export const getStudentCourseByProjectCall = defineCall('get-student-course-by-project', {
  method: 'POST',
  areas: ['Compiler'],
  input: byProjectInput,
  output: projectDetailOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
