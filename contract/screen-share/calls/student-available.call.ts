import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';
import { availableRefusals } from '../screen-share.refusals.ts';
import { shareTarget } from '../screen-share.wire.ts';

/** [C4-06, CC-15] Students who could watch, and their projects. Refuses with [ER-28] if there are none. */
export const studentAvailableCall = defineCall('student-available', {
  method: 'POST',
  areas: ['Faculty'],
  input: v.object(shareTarget),
  output: v.object({
    success: v.literal('true'),
    students: v.number(),
    projects: v.array(v.object({ project_id: v.number(), project_title: v.string() })),
  }),
  errors: availableRefusals,
  access: { [roles.faculty]: 'taught' },
});
