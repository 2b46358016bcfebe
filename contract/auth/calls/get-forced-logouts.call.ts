import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { forcedLogoutRow, offset, schoolId } from '../forced-logout.wire.ts';

/** Latest first, 20 at a time. */
export const getForcedLogoutsCall = defineCall('get-forced-logouts', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({ school_id: schoolId, offset }),
  output: v.object({ data: v.array(forcedLogoutRow), total: v.number() }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
});
