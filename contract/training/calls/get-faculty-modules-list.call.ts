import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { facultyId, ownTraining, trainingModule } from '../training.wire.ts';

/** [C3-01, PR-06] A teacher's training modules: those of their groups this year, and those for every teacher. */
export const getFacultyModulesListCall = defineCall('get-faculty-modules-list', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ faculty_id: facultyId }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(trainingModule),
    /** The last watched film that is not done; null: none. */
    resume: v.nullable(
      v.object({
        module_id: v.number(),
        module_name: v.string(),
        content_id: v.number(),
        title: v.string(),
        percent: v.number(),
      }),
    ),
  }),
});
