import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { suggestionInput, suggestionOutput } from '../teaching.wire.ts';

/** [C6-01] What a division or batch should do next: what it began, then the next in order, all it needs being done. */
export const getProjectSuggestionCall = defineCall('get-project-suggestion', {
  method: 'POST',
  areas: ['Faculty'],
  input: suggestionInput,
  output: suggestionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
