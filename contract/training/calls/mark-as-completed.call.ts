import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { trainingRefusals } from '../training.refusals.ts';
import { doneStatus, facultyId, id, markedOutput, ownTraining } from '../training.wire.ts';

/** [C4-01] Marks a module's content as done, or takes that back. */
export const markAsCompletedCall = defineCall('mark-as-completed', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ module_id: id, content_id: id, faculty_id: facultyId, status: doneStatus }),
  output: markedOutput,
  errors: trainingRefusals,
  rate: 'write',
});
