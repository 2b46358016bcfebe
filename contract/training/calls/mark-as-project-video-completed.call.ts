import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { trainingRefusals } from '../training.refusals.ts';
import { doneStatus, facultyId, id, markedOutput, ownTraining } from '../training.wire.ts';

/** [C4-01] Marks one training film of a project. */
export const markAsProjectVideoCompletedCall = defineCall('mark-as-project-video-completed', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ project_id: id, video_id: id, faculty_id: facultyId, status: doneStatus }),
  output: markedOutput,
  errors: trainingRefusals,
  rate: 'write',
});
