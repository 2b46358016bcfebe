import * as v from 'valibot';
import { sessionTypes } from '#contract/content/content.rules.ts';
import { bitWire } from '#contract/core/bit.ts';
import { isDay } from '#contract/core/days.ts';
import { groupKinds } from '#contract/core/group-kinds.ts';
import { idList } from '#contract/core/id-list.ts';
import { rawText } from '#contract/core/text.ts';
import { wireId } from '#contract/core/wire-numbers.ts';

export const flag = v.optional(v.union([v.boolean(), bitWire]), false);
export const day = v.pipe(rawText(10), v.check(isDay));
export const dayOrNone = v.union([v.literal(''), day]);
/** Ignored: the specification's forms repeat it, but the group decides. */
export const typeField = v.optional(wireId, 1);

/** Ids of a grade and its division, or of a club and its batch. */
export const classFields = {
  grade: v.optional(wireId, 0),
  division: v.optional(wireId, 0),
  club_id: v.optional(wireId, 0),
  batch_id: v.optional(wireId, 0),
};
/** Several divisions or batches; 0 among them: all within the caller's rights. */
export const parts = v.optional(v.pipe(idList, v.maxLength(60)), []);

export const classNames = {
  grade: v.number(),
  division: v.number(),
  kind: v.picklist(groupKinds),
  grade_name: v.string(),
  division_name: v.string(),
};

export const progress = { done: v.number(), total: v.number() };

export const sessionLine = {
  session_id: v.number(),
  position: v.number(),
  title: v.string(),
  type: v.picklist(sessionTypes),
  objective: v.string(),
  minutes: v.number(),
  is_shared: bitWire,
  is_done: bitWire,
  /** Milliseconds; 0: not shared. */
  shared_at: v.number(),
  done_at: v.number(),
  /** '': not planned. */
  planned_on: v.string(),
  has_presentation: bitWire,
};

/** 0 takes it back. */
export const status = v.optional(bitWire, 1);
