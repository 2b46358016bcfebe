import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { ofBookInput, positionOutput } from '../books.wire.ts';

/** [CA-04, QU-35] Where the caller stopped in a book, on any device. */
export const getReadingPositionCall = defineCall('get-reading-place', {
  method: 'POST',
  areas: ['Faculty'],
  ours: true,
  loader: false,
  input: ofBookInput,
  output: positionOutput,
  errors: {},
  access: { [roles.faculty]: 'own', [roles.student]: 'own' },
});
