import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { countryListInput, countryListOutput } from '../places.wire.ts';

/** [CB-04] As `country-list`, for the office's reports. */
export const countryListForAdminCall = defineCall('country-list-for-admin', {
  method: 'POST',
  areas: ['Dashboards and reports'],
  claims: { user: 'sAdmin_id' },
  input: countryListInput,
  output: countryListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
