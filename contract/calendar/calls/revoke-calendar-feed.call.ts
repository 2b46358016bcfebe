import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export const revokeCalendarFeedCall = defineCall('revoke-calendar-feed', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: v.object({}),
  output: v.object({ status: v.literal(1) }),
  errors: {},
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
  rate: 'write',
});
