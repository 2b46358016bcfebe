import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveWorkRefusals } from '../works.refusals.ts';
import { updateFileInput, updateFileOutput } from '../works.wire.ts';

/** [CA-06, PU-12, PU-13, QC-19] Hands a work in, or saves it as a draft. */
export const updateProjectFileCall = defineCall('update-project-file', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: updateFileInput,
  output: updateFileOutput,
  errors: saveWorkRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  idempotencyKey: 'formSession',
});
