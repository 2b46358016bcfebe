import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectDetailInput, projectUploadedOutput } from '../works.wire.ts';

/** [C3-05, CW-14] What the student handed in and has as a draft, with what was said about it. */
export const getStudentProjectUploadedCall = defineCall('get-student-project-uploaded', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectDetailInput,
  output: projectUploadedOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
