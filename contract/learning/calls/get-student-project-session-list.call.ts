import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { learningProjectRefusals } from '../learning.refusals.ts';
import { projectSessionsInput, projectSessionsOutput } from '../learning.wire.ts';

/** [C4-05, EN-20] An assigned project with its sessions. Only shared sessions can be opened. */
export const getStudentProjectSessionListCall = defineCall('get-student-project-session-list', {
  method: 'POST',
  areas: ['Faculty'],

  input: projectSessionsInput,
  output: projectSessionsOutput,
  errors: learningProjectRefusals,
  access: { [roles.student]: 'audience' },
});
