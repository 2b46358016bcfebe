import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { phraseMost } from './review.rules.ts';

export const saving = { id: count, version: count, formSession: rawText(100) };
export const savedOutput = v.object({
  success: v.literal('true'),
  data: v.object({ id: v.number(), version: v.number() }),
});
export const byIdInput = v.object({ id });
export const setRemovedInput = v.object({ rows: rowsToChange, isRemoved: v.boolean() });
const stateFilter = { state: v.picklist(['removed']) };

export const phrasePage = pageInput({ sorts: ['phrase'], filters: stateFilter });
export const phraseFields = v.object({ phrase: v.pipe(trimmedText(phraseMost), v.minLength(1)) });
export const phraseRow = v.object({
  id: v.number(),
  version: v.number(),
  phrase: v.string(),
  /** 0: one of the school's phrases in a teacher's list. */
  is_own: bitWire,
  isRemoved: v.boolean(),
});
export type PhraseRow = v.InferOutput<typeof phraseRow>;
