import * as v from 'valibot';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { handInReasons } from './assessments.rules.ts';
import { assessmentStudentsOutput } from './schedule.wire.ts';

/** Instants are milliseconds since 1970 by the server's clock. */

/** By urgency. `away`: at work but not connected; `handed_in`: also out of time; `excused`: need not come. */
export const liveStates = ['away', 'working', 'not_started', 'handed_in', 'excused'] as const;
const liveState = v.picklist(liveStates);
export type LiveState = v.InferOutput<typeof liveState>;

export const liveBoardInput = v.object({
  assessment_id: id,
  ...pageInput({
    sorts: ['state', 'name', 'place', 'saved', 'left'],
    filters: {
      state: liveState,
      student: v.pipe(rawText(9), v.regex(/^[1-9]\d*$/)),
    },
  }).entries,
});
const liveRow = v.object({
  ...assessmentStudentsOutput.entries.rows.item.entries,
  state: liveState,
  /** Answered questions, and all of the attempt; 0 of 0: there is no attempt. */
  answered: v.number(),
  questions: v.number(),
  started_at: v.nullable(v.number()),
  saved_at: v.nullable(v.number()),
  /** When the server last heard of the student's work. */
  seen_at: v.nullable(v.number()),
  handed_in_at: v.nullable(v.number()),
  hand_in_reason: v.nullable(v.picklist(handInReasons)),
  /** null: no attempt runs. Browsers count down from here, because their clocks may be wrong. */
  seconds_left: v.nullable(v.number()),
});
export type LiveRow = v.InferOutput<typeof liveRow>;
export const liveBoardOutput = v.object({
  ...pageOutput(liveRow).entries,
  assessment_name: v.string(),
  now: v.number(),
  opens_at: v.nullable(v.number()),
  closes_at: v.nullable(v.number()),
  totals: v.object(v.entriesFromList(liveStates, v.number())),
});
export type LiveTotals = v.InferOutput<typeof liveBoardOutput>['totals'];
