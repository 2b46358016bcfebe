import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { activityOutput } from '../teaching.wire.ts';

/** [C4-05] Activities of a session; students get them once it is shared with them. */
export const getSessionActivityListCall = defineCall('get-session-activity-list', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object({ session_id: wireId }),
  output: activityOutput,
  errors: {},
  access: { [roles.schoolAdmin]: 'audience', [roles.student]: 'audience', [roles.faculty]: 'audience' },
});
