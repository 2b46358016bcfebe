import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectListInput, projectListOutput } from '../teaching.wire.ts';

/** [C3-01] Projects assigned to the caller's divisions, with progress. */
export const getFacultyProjectListCall = defineCall('get-faculty-project-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectListInput,
  output: projectListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
