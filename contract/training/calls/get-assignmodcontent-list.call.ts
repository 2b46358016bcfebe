import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { id, itemsOutput, ownTraining } from '../training.wire.ts';

/** [C3-01] Contents of a module assigned to a grade or club of the caller; any other grade answers 404. */
export const getAssignmodcontentListCall = defineCall('get-assignmodcontent-list', {
  ...ownTraining,
  input: v.object({ module_id: id, grade: id }),
  output: itemsOutput,
});
