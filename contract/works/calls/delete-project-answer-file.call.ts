import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { removeEntryRefusals } from '../works.refusals.ts';
import { removeEntryInput, removeEntryOutput } from '../works.wire.ts';

/** [CA-07, PU-16, PU-17, QC-20, QC-52] Removes a saved file from a draft. */
export const deleteProjectAnswerFileCall = defineCall('delete-project-answer-file', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: removeEntryInput,
  output: removeEntryOutput,
  errors: removeEntryRefusals,
  access: { [roles.student]: 'audience' },
  rate: 'write',
  transaction: 'parts',
});
