import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ownTraining, trainingModule } from '../training.wire.ts';

/** [C3-03] The modules of projects that were assigned to sections and batches of the caller; `module_id` 0: all. */
export const getAssignModuleDetailsCall = defineCall('get-assign-module-details', {
  ...ownTraining,
  input: v.object({ module_id: v.optional(wireId, 0) }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(
      v.object({
        ...trainingModule.entries,
        /** Of the projects that were assigned. */
        projects: v.array(v.object({ project_id: v.number(), title: v.string(), tool_name: v.string() })),
      }),
    ),
  }),
});
