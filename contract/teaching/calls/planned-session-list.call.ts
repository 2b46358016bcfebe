import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { plannedInput, plannedOutput } from '../teaching.wire.ts';

/** What is planned in some days for the divisions and batches the caller teaches. */
export const plannedSessionListCall = defineCall('planned-session-list', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: plannedInput,
  output: plannedOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
