import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput } from '#contract/core/page.ts';
import { rowsToChange } from '#contract/core/rows.ts';
import { nameText, rawText, trimmedText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { criteriaMost, levelsLeast, levelsMost, phraseMost } from './review.rules.ts';

/** Wire schemas of phrases and rubrics. */

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
  /** May the caller change it? A teacher’s list has the school’s phrases too. */
  is_own: bitWire,
  isRemoved: v.boolean(),
});
export type PhraseRow = v.InferOutput<typeof phraseRow>;

/** Lines of a text area: blank ones do not count. */
const lines = (least: number, most: number) =>
  v.pipe(
    v.array(trimmedText(120)),
    v.maxLength(40),
    v.transform((typed) => typed.filter((line) => line !== '')),
    v.array(nameText(120)),
    v.minLength(least, 'too_few_lines'),
    v.maxLength(most, 'too_many_lines'),
  );

export const rubricPage = pageInput({ sorts: ['name'], filters: stateFilter });
export const rubricFields = v.object({
  name: nameText(100),
  /** `tools.id`; null: any tool. */
  toolId: v.nullable(id),
  criteria: lines(1, criteriaMost),
  /** The best first. */
  levels: lines(levelsLeast, levelsMost),
});
export const rubricRow = v.object({
  id: v.number(),
  version: v.number(),
  name: v.string(),
  toolId: v.nullable(v.number()),
  tool_name: v.string(),
  criteria: v.array(v.string()),
  levels: v.array(v.string()),
  isRemoved: v.boolean(),
});
export type RubricRow = v.InferOutput<typeof rubricRow>;
