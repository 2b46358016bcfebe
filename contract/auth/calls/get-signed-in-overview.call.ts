import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { schoolId } from '../forced-logout.wire.ts';

export const getSignedInOverviewCall = defineCall('get-signed-in-overview', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({ school_id: schoolId }),
  output: v.object({
    school: v.object({ id: v.number(), name: v.string(), signed_in: v.number() }),
    divisions: v.array(
      v.object({
        kind: v.picklist(['division', 'batch']),
        grade_id: v.number(),
        division_id: v.number(),
        name: v.string(),
        signed_in: v.number(),
      }),
    ),
    /** A super admin gets all schools; others get their own. */
    schools: v.array(v.object({ id: v.number(), name: v.string() })),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
});
