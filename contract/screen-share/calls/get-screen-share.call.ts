import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { shareRefusals } from '../screen-share.refusals.ts';
import { runningShare, wayIn } from '../share.model.ts';

/**
 * [VP-37, EN-44] Shares that run: a host's own, those of a student's classes, all of an admin's school. With a
 * `share_id` also a way to watch it: 60 s, for this session alone.
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
