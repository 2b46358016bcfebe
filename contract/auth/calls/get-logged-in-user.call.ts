import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/** Counts signed-in people of the school; for the central office, of all schools. */
export const getLoggedInUserCall = defineCall('get-logged-in-user', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({}),
  output: v.object({ status: v.literal('true'), count: v.number() }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: 'any',
});
