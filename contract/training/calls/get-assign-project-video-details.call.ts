import * as v from 'valibot';
import { defineCall } from '#contract/core/define-call.ts';
import { wireId } from '#contract/core/wire-numbers.ts';
import { ownTraining, trainingItem } from '../training.wire.ts';

const counts = { total: v.number(), completed: v.number(), videos: v.array(trainingItem) };

/**
 * [C3-03, EN-25] Training films of the projects of the caller's groups and of their tools. `project_id` 0: all;
 * another person's project answers 404.
 */
export const getAssignProjectVideoDetailsCall = defineCall('get-assign-project-video-details', {
  ...ownTraining,
  input: v.object({ project_id: v.optional(wireId, 0) }),
  output: v.object({
    success: v.literal('true'),
    data: v.object({
      tools: v.array(v.object({ tool_id: v.number(), tool_name: v.string(), ...counts })),
      projects: v.array(
        v.object({
          project_id: v.number(),
          title: v.string(),
          tool_id: v.number(),
          tool_name: v.string(),
          ...counts,
        }),
      ),
    }),
  }),
});
