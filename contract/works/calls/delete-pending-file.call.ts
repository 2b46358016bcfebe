import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { removePendingRefusals } from '../works.refusals.ts';
import { removePendingInput, removePendingOutput } from '../works.wire.ts';

/** [CA-07, PU-16, QC-52] Deletes a pending file that was not saved with any work. */
export const deletePendingFileCall = defineCall('delete-pending-file', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: removePendingInput,
  output: removePendingOutput,
  errors: removePendingRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  transaction: 'parts',
});
