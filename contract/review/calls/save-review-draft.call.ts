import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveDraftRefusals } from '../review.refusals.ts';
import { saveDraftInput, saveDraftOutput } from '../review.wire.ts';

export const saveReviewDraftCall = defineCall('save-review-draft', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  loader: false,
  rate: 'write',
  input: saveDraftInput,
  output: saveDraftOutput,
  errors: saveDraftRefusals,
  access: { [roles.faculty]: 'taught' },
});
