import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { projectDetailInput, projectDetailOutput } from '../works.wire.ts';

/** [C3-05, EN-20, EN-24] A project for the upload dialog: accepted types, due day and the work's progress. */
export const getProjectDetailByIdCall = defineCall('get-project-detail-byId', {
  method: 'POST',
  areas: ['Faculty'],
  input: projectDetailInput,
  output: projectDetailOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
