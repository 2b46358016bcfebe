import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { globalSearchInput, globalSearchOutput } from '../search.wire.ts';

export const globalSearchCall = defineCall('global-search', {
  method: 'POST',
  areas: ['Auth and session'],
  loader: false,
  input: globalSearchInput,
  output: globalSearchOutput,
  errors: {},
  access: {
    [roles.superAdmin]: 'all',
    [roles.schoolAdmin]: 'school',
    [roles.student]: 'audience',
    [roles.faculty]: 'taught',
    [roles.finance]: 'own',
    [roles.helpdesk]: 'own',
  },
  module: 'any',
  // The similarity threshold is set per transaction.
  transaction: true,
});
