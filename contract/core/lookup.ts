import * as v from 'valibot';
import { trimmedText } from './text.ts';

/** A list up to this long is sent whole; a longer one is searched on the server. */
export const lookupAtMost = 200;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Input of every lookup: words to search, or the ids of choices made before. */
export const lookupInput = v.object({
  search: v.optional(trimmedText(200), ''),
  ids: v.optional(v.pipe(v.array(whole), v.maxLength(lookupAtMost)), []),
  page: v.optional(v.pipe(whole, v.maxValue(10_000)), 1),
});
export type LookupRequest = v.InferOutput<typeof lookupInput>;

export const lookupRow = v.object({
  id: v.number(),
  name: v.string(),
  hint: v.exactOptional(v.string()),
});
export type LookupRow = v.InferOutput<typeof lookupRow>;

export const lookupOutput = v.object({ rows: v.array(lookupRow), total: v.number() });
export type LookupAnswer = v.InferOutput<typeof lookupOutput>;
