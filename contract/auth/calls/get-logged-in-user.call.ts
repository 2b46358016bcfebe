import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** How many people of the school are signed in now; of all schools for the central office. */
export const getLoggedInUserCall = defineCall('get-logged-in-user', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({ status: v.literal('true'), count: v.number() }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
