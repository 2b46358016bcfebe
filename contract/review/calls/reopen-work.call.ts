import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { reopenRefusals } from '../review.refusals.ts';
import { decideOutput, reopenInput } from '../review.wire.ts';

/** Reopens an approved work, so that the student may hand it in again. */
export const reopenWorkCall = defineCall('reopen-work', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  rate: 'write',
  input: reopenInput,
  output: decideOutput,
  errors: reopenRefusals,
  access: { [roles.faculty]: 'taught' },
});
