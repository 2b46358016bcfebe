import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { commentRefusals } from '../review.refusals.ts';
import { doneOutput, setCommentRemovedInput } from '../review.wire.ts';

export const setCommentRemovedCall = defineCall('set-comment-removed', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  loader: false,
  rate: 'write',
  input: setCommentRemovedInput,
  output: doneOutput,
  errors: commentRefusals,
  access: { [roles.faculty]: 'taught' },
});
