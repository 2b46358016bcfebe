import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

export const getCalendarFeedCall = defineCall('get-calendar-feed', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  loader: false,
  input: v.object({}),
  output: v.object({
    status: v.literal(1),
    /** ISO instants; '' if it is off or was never read. */
    data: v.object({ made_at: v.string(), read_at: v.string() }),
  }),
  errors: {},
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
});
