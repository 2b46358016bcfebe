import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveWorkRefusals } from '../works.refusals.ts';
import { updateFileOnlyInput, updateFileOutput } from '../works.wire.ts';

/** [CA-06, PU-11] Saves a work as a draft. */
export const updateProjectFileOnlyCall = defineCall('update-project-file-only', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: updateFileOnlyInput,
  output: updateFileOutput,
  errors: saveWorkRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  idempotencyKey: 'formSession',
});
