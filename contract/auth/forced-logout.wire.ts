import * as v from 'valibot';
import { trimmedText, uuidText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';

/** 0 is the central office. */
export const schoolId = count;

export const uuid = uuidText();

export const search = v.optional(trimmedText(80), '');

export const offset = v.optional(count, 0);

export const forcedLogoutRow = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  by: v.string(),
  kind: v.picklist(['school', 'division', 'batch', 'person']),
  /** Name of the person, division or batch; '' for a school. */
  name: v.string(),
  people: v.number(),
  sessions: v.number(),
});
