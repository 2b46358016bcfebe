import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { sessionInput, sessionOutput } from '../teaching.wire.ts';

/** [C4-05, EN-26] A session for its teacher. */
export const getSessionDetailsCall = defineCall('get-session-details', {
  method: 'POST',
  areas: ['Faculty'],
  input: sessionInput,
  output: sessionOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'school', [roles.faculty]: 'taught' },
});
