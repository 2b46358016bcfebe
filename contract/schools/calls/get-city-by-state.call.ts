import { defineCall } from '#contract/core/define-call.ts';
import { lookupOutput } from '#contract/core/lookup.ts';
import { roles } from '#contract/core/roles.ts';
import { citiesInput } from '../school.wire.ts';

/** [C9-03] */
export const getCityByStateCall = defineCall('get-city-by-state', {
  method: 'POST',
  areas: ['School and school admin'],
  loader: false,
  input: citiesInput,
  output: lookupOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
