import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { forcedLogoutRow, offset, schoolId, search, uuid } from '../forced-logout.wire.ts';

/** `leaving`: a tab is still connected for a moment; `gone`: nothing is left; `back`: signed in again. */
const leaverState = v.picklist(['leaving', 'gone', 'back']);

const leaver = v.object({
  id: v.number(),
  name: v.string(),
  login_name: v.string(),
  role: v.picklist([1, 2, 3, 4, 5, 6]),
  sessions: v.number(),
  state: leaverState,
});

export const getForcedLogoutCall = defineCall('get-forced-logout', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  loader: false,
  input: v.object({
    school_id: schoolId,
    id: uuid,
    search,
    offset,
    limit: v.optional(v.pipe(id, v.maxValue(500)), 30),
  }),
  output: v.object({
    logout: forcedLogoutRow,
    counts: v.object({ leaving: v.number(), gone: v.number(), back: v.number() }),
    data: v.array(leaver),
    total: v.number(),
  }),
  errors: {},
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
});
