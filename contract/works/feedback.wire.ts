import * as v from 'valibot';
import { commentAnchors } from './feedback.rules.ts';

/** One criterion of a rubric, in the words it had when the review was written. */
export const shownScore = v.object({
  position: v.number(),
  criterion: v.string(),
  level: v.number(),
  level_name: v.string(),
  points: v.number(),
  most: v.number(),
});
export type ShownScore = v.InferOutput<typeof shownScore>;

/** A teacher's comment as its student reads it. */
export const studentComment = v.object({
  id: v.number(),
  /** Which entry of the attempt, from 1; 0: the entry is gone. */
  entry: v.number(),
  anchor: v.picklist(commentAnchors),
  /** Line or page from 1 on, or second; 0 for the whole and an area. */
  at: v.number(),
  text: v.string(),
});
