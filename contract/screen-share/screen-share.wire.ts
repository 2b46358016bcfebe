import * as v from 'valibot';
import { id, wireId } from '#contract/core/wire-numbers.ts';

/** A division of a grade, or a batch of a club; 0: not chosen. */
export const shareTarget = {
  grade: v.optional(wireId, 0),
  division: v.optional(wireId, 0),
  club: v.optional(wireId, 0),
  batch: v.optional(wireId, 0),
};

export const shareInput = v.object({ share_id: id });

export const done = v.object({ status: v.literal(1) });
