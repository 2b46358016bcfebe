import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { ofSchool } from './people.wire.ts';

const pairsPage = pageInput({ sorts: ['name'], filters: {} });
export const pairsInput = v.object({ ...ofSchool, ...pairsPage.entries });

const entry = v.object({
  id: v.number(),
  version: v.number(),
  user_id: v.string(),
  name: v.string(),
  admission_no: v.string(),
  gender: v.string(),
  birth_date: v.string(),
  mobile: v.string(),
  email_id: v.string(),
  places: v.string(),
  /** 1: they have signed in. */
  seen: bitWire,
  /** Milliseconds since 1970. */
  created_at: v.number(),
});
export type PairEntry = v.InferOutput<typeof entry>;

const pair = v.object({ id: v.string(), first: entry, second: entry });
export type StudentPair = v.InferOutput<typeof pair>;
export const pairsOutput = pageOutput(pair);

export const apartInput = v.object({ ...ofSchool, first: id, second: id });

const seenRow = v.object({ id, version: id });
/** `kept` takes over the data of `merged`. */
export const mergeInput = v.object({ ...ofSchool, kept: seenRow, merged: seenRow });

export const settledOutput = v.object({ success: v.literal('true') });
