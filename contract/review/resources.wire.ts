import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput } from '#contract/core/page.ts';
import { trimmedText } from '#contract/core/text.ts';
import { phraseMost } from './review.rules.ts';

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
