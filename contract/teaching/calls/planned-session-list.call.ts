import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { plannedInput, plannedOutput } from '../teaching.wire.ts';

/** Planned sessions of the caller's divisions and batches within some days. */
export const plannedSessionListCall = defineCall('planned-session-list', {
  method: 'POST',
  ours: true,
  areas: ['Faculty'],
  input: plannedInput,
  output: plannedOutput,
  errors: {},
  access: { [roles.faculty]: 'taught' },
});
