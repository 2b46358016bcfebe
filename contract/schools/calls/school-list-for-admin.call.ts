import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolListInput, schoolListOutput } from '../places.wire.ts';

/** [CB-04] The names of `school-list`, for the office's reports. */
export const schoolListForAdminCall = defineCall('school-list-for-admin', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'sAdmin_id' },
  input: schoolListInput,
  output: schoolListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
