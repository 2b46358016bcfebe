import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { stateListInput, stateListOutput } from '../places.wire.ts';

/** [CB-04] As `state-list`, for the office's reports. */
export const stateListForAdminCall = defineCall('state-list-for-admin', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'sAdmin_id' },
  input: stateListInput,
  output: stateListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
