import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { stateListInput, stateListOutput } from '../places.wire.ts';

/** [C9-02] The states of a country, for pickers. */
export const stateListCall = defineCall('state-list', {
  method: 'GET',
  areas: ['School and school admin'],
  loader: false,
  claims: { user: 'sAdmin_id' },
  input: stateListInput,
  output: stateListOutput,
  errors: {},
  access: { [roles.superAdmin]: 'all' },
  module: 'any',
});
