import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { onWallInput, onWallOutput } from '../review.wire.ts';

/** [C5-06, QU-59] Whether a work of this student and project was approved for the wall of fame. */
export const chkWallOfFameCall = defineCall('chk-wall-of-fame', {
  method: 'POST',
  areas: ['Faculty'],
  input: onWallInput,
  output: onWallOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
