import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { cityNameInput, cityNameOutput } from '../school.wire.ts';

/** [C9-04] The cities of a state, for the form of a person. */
export const getCityNameCall = defineCall('get-city-name', {
  method: 'POST',
  areas: ['School and school admin'],
  input: cityNameInput,
  output: cityNameOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
