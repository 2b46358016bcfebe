import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { stateNameInput, stateNameOutput } from '../school.wire.ts';

/** [C9-04] The states of a country, for the form of a person. */
export const getStateNameCall = defineCall('get-state-name', {
  method: 'POST',
  areas: ['School and school admin'],
  input: stateNameInput,
  output: stateNameOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
