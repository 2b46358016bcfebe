import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { suggestionInput, suggestionOutput } from '../teaching.wire.ts';

/** [C6-01] A division's or batch's next projects: begun ones, then the next in order whose prerequisites are done. */
export const getProjectSuggestionCall = defineCall('get-project-suggestion', {
  method: 'POST',
  areas: ['Faculty'],
  input: suggestionInput,
  output: suggestionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
