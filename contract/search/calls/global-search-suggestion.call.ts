import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { suggestionInput, suggestionOutput } from '../search.wire.ts';

export const globalSearchSuggestionCall = defineCall('global-search-suggestion', {
  method: 'POST',
  areas: ['Auth and session'],
  loader: false,
  input: suggestionInput,
  output: suggestionOutput,
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
  transaction: true,
});
