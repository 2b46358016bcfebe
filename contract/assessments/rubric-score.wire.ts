import * as v from 'valibot';

/** What was given for a criterion, in the words of the rubric as they were that day. */
export const rubricScore = v.object({
  position: v.number(),
  criterion: v.string(),
  level: v.number(),
  level_name: v.string(),
  points: v.number(),
  most: v.number(),
});
export type RubricScore = v.InferOutput<typeof rubricScore>;
