import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { suggestionInput, suggestionOutput } from '../teaching.wire.ts';

/** [C6-01] Chosen projects that the division does not have yet, for single students. */
export const getPersonalizeSuggestionCall = defineCall('get-personalize-suggestion', {
  method: 'POST',
  areas: ['Faculty'],
  input: suggestionInput,
  output: suggestionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
