import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { zipUrlRefusals } from '../workspace.refusals.ts';
import { doneOutput, zipUrlInput } from '../workspace.wire.ts';

/** [CD-02] Always refuses, because no outside compiler is set up. */
export const updateZipUrlCall = defineCall('updateZipUrl', {
  method: 'POST',
  areas: ['Compiler'],
  rate: 'write',
  input: zipUrlInput,
  output: doneOutput,
  errors: zipUrlRefusals,
  access: { [roles.student]: 'audience' },
});
