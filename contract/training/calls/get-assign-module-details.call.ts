import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ownTraining, trainingModule } from '../training.wire.ts';

/** [C3-03] Modules of the projects assigned to the caller's sections and batches; `module_id` 0: all. */
export const getAssignModuleDetailsCall = defineCall('get-assign-module-details', {
  ...ownTraining,
  input: v.object({ module_id: v.optional(wireId, 0) }),
  output: v.object({
    success: v.literal('true'),
    data: v.array(
      v.object({
        ...trainingModule.entries,
        projects: v.array(v.object({ project_id: v.number(), title: v.string(), tool_name: v.string() })),
      }),
    ),
  }),
});
