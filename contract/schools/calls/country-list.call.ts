import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { countryListInput, countryListOutput } from '../places.wire.ts';

export const countryListCall = defineCall('country-list', {
  method: 'GET',
  areas: ['Competitions'],
  loader: false,
  claims: { user: 'sAdmin_id' },
  input: countryListInput,
  output: countryListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
