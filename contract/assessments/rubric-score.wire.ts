import * as v from 'valibot';

export const rubricScore = v.object({
  position: v.number(),
  criterion: v.string(),
  level: v.number(),
  level_name: v.string(),
  points: v.number(),
  most: v.number(),
});
export type RubricScore = v.InferOutput<typeof rubricScore>;
