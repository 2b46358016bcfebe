import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

import { keptSessionsInput, keptSessionsOutput } from '../learning.wire.ts';

/** Which of the sessions that a browser kept the student may still open: the others must go. */
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
