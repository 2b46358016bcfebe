import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byProjectInput, projectDetailOutput } from '../works.wire.ts';

/** [EN-20] The details of a project of a club of the student. */
export const getStudentClubByProjectCall = defineCall('get-student-club-by-project', {
  method: 'POST',
  areas: ['Compiler'],
  input: byProjectInput,
  output: projectDetailOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
