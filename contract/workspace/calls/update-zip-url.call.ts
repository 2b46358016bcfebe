import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { zipUrlRefusals } from '../workspace.refusals.ts';
import { doneOutput, zipUrlInput } from '../workspace.wire.ts';

/** [CD-02] Where a compiler outside of Banyan put a program. None is set up, so that it always refuses. */
export const updateZipUrlCall = defineCall('updateZipUrl', {
  method: 'POST',
  areas: ['Compiler'],
  rate: 'write',
  input: zipUrlInput,
  output: doneOutput,
  errors: zipUrlRefusals,
  access: { [roles.student]: 'audience' },
});
