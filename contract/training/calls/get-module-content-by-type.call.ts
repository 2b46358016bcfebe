import * as v from 'valibot';
import { contentTypes } from '#contract/content/content-types.ts';
import { defineCall } from '#contract/core/define-call.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { id, itemsOutput, ownTraining } from '../training.wire.ts';

/** [C3-01] Contents of one type of a module, of one topic or of all (0). */
export const getModuleContentByTypeCall = defineCall('get-module-content-by-type', {
  ...ownTraining,
  input: v.object({
    module_id: id,
    type: v.picklist(contentTypes),
    topic_id: v.optional(wireId, 0),
  }),
  output: itemsOutput,
});
