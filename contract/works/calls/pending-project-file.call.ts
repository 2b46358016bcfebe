import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { pendingRefusals } from '../works.refusals.ts';
import { pendingFileInput, pendingFileOutput } from '../works.wire.ts';

/** [CA-05, PU-14, PU-21, QC-39] Claims a finished upload as a pending file of a work. */
export const pendingProjectFileCall = defineCall('pending-project-file', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: pendingFileInput,
  output: pendingFileOutput,
  errors: pendingRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  transaction: 'parts',
});
