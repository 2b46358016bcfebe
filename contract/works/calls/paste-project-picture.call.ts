import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { pasteRefusals } from '../works.refusals.ts';
import { pastedPictureOutput, pendingFileInput } from '../works.wire.ts';

/** [CA-07, PU-08, VU-11, RP-08] Claims a picture that was pasted into project work. */
export const pasteProjectPictureCall = defineCall('paste-project-picture', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: pendingFileInput,
  output: pastedPictureOutput,
  errors: pasteRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  transaction: 'parts',
});
