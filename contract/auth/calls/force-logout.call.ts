import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { modules } from '#contract/core/modules.ts';
import { roles } from '#contract/core/roles.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { schoolId, uuid } from '../forced-logout.wire.ts';

const logoutTarget = v.variant('kind', [
  v.object({ kind: v.literal('school') }),
  v.object({ kind: v.literal('division'), grade_id: id, division_id: id }),
  v.object({ kind: v.literal('batch'), club_id: id, batch_id: id }),
  v.object({ kind: v.literal('person'), person_id: id }),
]);

/** Ends the sessions of everybody concerned at once. `request_id` becomes the logout's id. */
export const forceLogoutCall = defineCall('force-logout', {
  method: 'POST',
  areas: ['Auth and session'],
  ours: true,
  input: v.object({
    request_id: uuid,
    school_id: schoolId,
    target: logoutTarget,
    /** True: a logout of a school ends the caller's session too. */
    include_me: v.optional(v.boolean(), false),
  }),
  output: v.object({ status: v.literal('true'), id: v.string(), people: v.number(), sessions: v.number() }),
  errors: { own_session: 'This is you. Use Sign out in the menu instead.' },
  access: { [roles.superAdmin]: 'all', [roles.schoolAdmin]: 'school' },
  module: modules.signOut,
  idempotencyKey: 'request_id',
  rate: 'write',
});
