import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bookWriteRefusals } from '../books.refusals.ts';
import { savePositionInput, savePositionOutput } from '../books.wire.ts';

/** [CA-04, QU-35] Where the caller is in a book. A repeat changes nothing; a place of another device that this one did not know is answered instead. */
export const saveReadingPositionCall = defineCall('save-reading-place', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  rate: 'write',
  input: savePositionInput,
  output: savePositionOutput,
  errors: bookWriteRefusals,
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
