import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

import { keptSessionsInput, keptSessionsOutput } from '../learning.wire.ts';

/** Of the sessions that a browser stored, those that the student may still open. The browser deletes the others. */
export const checkKeptSessionsCall = defineCall('check-kept-sessions', {
  method: 'POST',
  areas: ['Curriculum'],
  ours: true,
  loader: false,
  input: keptSessionsInput,
  output: keptSessionsOutput,
  errors: {},
  access: { [roles.student]: 'audience' },
});
