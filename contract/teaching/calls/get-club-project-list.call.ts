import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectListInput, projectListOutput } from '../teaching.wire.ts';

/** [C6-02, QU-07] Projects assigned to the caller's batches. Outside `/api/v1`. */
export const getClubProjectListCall = defineCall('get-club-project-list', {
  method: 'POST',
  prefix: false,
  areas: ['Faculty'],
  input: projectListInput,
  output: projectListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
