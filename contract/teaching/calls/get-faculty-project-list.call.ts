import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectListInput, projectListOutput } from '../teaching.wire.ts';

/** [C3-01] Projects that were given to divisions the caller teaches, with how far each is. */
export const getFacultyProjectListCall = defineCall('get-faculty-project-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectListInput,
  output: projectListOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
