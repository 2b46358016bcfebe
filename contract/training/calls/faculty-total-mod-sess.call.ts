import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { facultyId, ownTraining } from '../training.wire.ts';

/**
 * [C2-05, EN-30] How far a teacher is this year. A module counts as completed when all of its contents are; projects and
 * sessions count once for each section or batch that they were assigned to.
 */
export const facultyTotalModSessCall = defineCall('faculty-total-mod-sess', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ faculty_id: facultyId }),
  output: v.object({
    success: v.literal('true'),
    data: v.object({
      completed_modules: v.number(),
      total_modules: v.number(),
      completed_project: v.number(),
      total_project: v.number(),
      completed_sessions: v.number(),
      total_sessions: v.number(),
    }),
  }),
});
