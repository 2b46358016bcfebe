import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { byIdInput } from '#contract/core/row-inputs.ts';
import { submissionOutput } from '../review.wire.ts';

/** [C3-05] One work with all its attempts and comments. */
export const getSubmissionCall = defineCall('get-submission', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  loader: false,
  input: byIdInput,
  output: submissionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
