import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { saveWorkRefusals } from '../works.refusals.ts';
import { updateFileOnlyInput, updateFileOutput } from '../works.wire.ts';

/** [CA-06, PU-11] Keeps project work as a draft: the same without the submit. */
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
