import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { commentRefusals } from '../review.refusals.ts';
import { saveCommentInput, saveCommentOutput } from '../review.wire.ts';

/** Adds a comment on an entry of the newest attempt, or edits one of the caller's own. */
export const saveCommentCall = defineCall('save-comment', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  loader: false,
  rate: 'write',
  input: saveCommentInput,
  output: saveCommentOutput,
  errors: commentRefusals,
  access: { [roles.faculty]: 'taught' },
});
