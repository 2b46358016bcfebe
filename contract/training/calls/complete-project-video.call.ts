import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { trainingRefusals } from '../training.refusals.ts';
import { doneStatus, facultyId, id, markedOutput, ownTraining } from '../training.wire.ts';

/** [C4-01] Marks all training films of a project at once. */
export const completeProjectVideoCall = defineCall('complete-project-video', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ project_id: id, faculty_id: facultyId, status: doneStatus }),
  output: markedOutput,
  errors: trainingRefusals,
  rate: 'write',
});
