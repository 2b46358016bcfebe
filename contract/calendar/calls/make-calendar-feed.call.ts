import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** Replaces the feed's address. It is shown this once, because only its hash is kept. */
export const makeCalendarFeedCall = defineCall('make-calendar-feed', {
  method: 'POST',
  areas: ['Notices'],
  ours: true,
  input: v.object({}),
  output: v.object({ status: v.literal(1), data: v.object({ path: v.string(), made_at: v.string() }) }),
  errors: { demo_school: 'People of the demo school have no calendar address.' },
  access: { [roles.schoolAdmin]: 'own', [roles.student]: 'own', [roles.faculty]: 'own' },
  rate: 'write',
});
