import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolId, search } from '../forced-logout.wire.ts';

/** Finds people of a school by name or login, at most 20. */
export const findPeopleToSignOutCall = defineCall('find-people-to-sign-out', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({ school_id: schoolId, search }),
  output: v.object({
    data: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        login_name: v.string(),
        role: v.number(),
        sessions: v.number(),
      }),
    ),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
});
