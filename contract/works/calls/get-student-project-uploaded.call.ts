import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectDetailInput, projectUploadedOutput } from '../works.wire.ts';

/** [C3-05, CW-14] The student's handed-in work and draft, with feedback. */
export const getStudentProjectUploadedCall = defineCall('get-student-project-uploaded', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectDetailInput,
  output: projectUploadedOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
