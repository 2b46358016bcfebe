import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { exportPendingInput, exportPendingOutput } from '../queue.wire.ts';

/** [C5-05] The whole list of pending projects, for a sheet. */
export const exportPendingProjectListCall = defineCall('export-pending-project-list', {
  method: 'POST',
  areas: ['Faculty'],
  request: 'data-id-flag',
  input: exportPendingInput,
  output: exportPendingOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
