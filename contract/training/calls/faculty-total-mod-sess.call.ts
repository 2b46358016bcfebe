import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { facultyId, ownTraining } from '../training.wire.ts';

/**
 * [C2-05, EN-30] A teacher's progress this year. A module is complete when all its contents are. Projects and
 * sessions count once for each section or batch that has them.
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
