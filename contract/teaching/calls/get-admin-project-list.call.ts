import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectListInput, projectListOutput } from '../teaching.wire.ts';

/** [C3-03] Projects assigned to divisions and batches of the school. */
export const getAdminProjectListCall = defineCall('get-admin-project-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectListInput,
  output: projectListOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school' },
});
