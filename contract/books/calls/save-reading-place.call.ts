import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { bookWriteRefusals } from '../books.refusals.ts';
import { savePositionInput, savePositionOutput } from '../books.wire.ts';

/**
 * [CA-04, QU-35] Saves the caller's place in a book. A repeat changes nothing. If another device saved a place
 * unknown to this one, that place is answered instead.
 */
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
