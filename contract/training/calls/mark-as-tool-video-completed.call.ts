import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { trainingRefusals } from '../training.refusals.ts';
import { doneStatus, facultyId, id, markedOutput, ownTraining } from '../training.wire.ts';

/** [C4-01] Marks a film of a tool, which is a content of a module about this tool. */
export const markAsToolVideoCompletedCall = defineCall('mark-as-tool-video-completed', {
  ...ownTraining,
  claims: { user: 'faculty_id' },
  input: v.object({ tool_id: id, video_id: id, faculty_id: facultyId, status: doneStatus }),
  output: markedOutput,
  errors: trainingRefusals,
  rate: 'write',
});
