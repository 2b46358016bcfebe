import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { answersToMarkInput, answersToMarkOutput } from '../marking-desk.wire.ts';

/** Ours [CE-02]: answers of an assessment in marking order, page by page. */
export const answersToMarkCall = defineCall('answers-to-mark', {
  method: 'POST',
  areas: ['Assessments'],
  ours: true,
  input: answersToMarkInput,
  output: answersToMarkOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
