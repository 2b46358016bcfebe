import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { shareRefusals } from '../screen-share.refusals.ts';
import { runningShare, wayIn } from '../share.model.ts';

/**
 * [VP-37, EN-44] Running shares: a host's own, those of a student's classes, or all of an admin's school. With
 * `share_id` the answer has a pass too, valid for 60 s and this session.
 */
export const getScreenShareCall = defineCall('get-screen-share', {
  method: 'POST',
  areas: ['Auth and session'],
  input: v.object({ share_id: v.optional(count, 0) }),
  output: v.object({ status: v.literal(1), data: v.array(runningShare), ...wayIn.entries }),
  errors: shareRefusals,
  access: { [roles.faculty]: 'own', [roles.student]: 'audience', [roles.schoolAdmin]: 'school' },
  ours: true,
  loader: false,
});
