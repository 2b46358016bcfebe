import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { assessmentLimits as most } from './assessments.rules.ts';
import { shownQuestion } from './question.model.ts';
import { scheduleFields } from './schedule.wire.ts';

const { items, kind, shuffle_questions, shuffle_choices, groups, students } = scheduleFields.entries;

export const audienceGroupsOutput = v.object({
  success: v.literal('true'),
  data: v.array(
    v.object({
      kind: v.picklist(['grade', 'club']),
      grade_id: v.number(),
      /** 0: the whole grade or club, all of which the caller teaches. */
      division_id: v.number(),
      name: v.string(),
    }),
  ),
});

export const countAudienceInput = v.object({ groups, students });
export const countAudienceOutput = v.object({
  success: v.literal('true'),
  /** A student in two groups counts once. */
  data: v.object({ students: v.number() }),
});

export const previewInput = v.object({
  /** A stored assessment may show questions that were retired since; 0: a new one. */
  assessment_id: v.optional(wireId, 0),
  kind,
  items,
  shuffle_questions,
  shuffle_choices,
  /** Another seed draws and shuffles differently, as for another student. */
  seed: v.pipe(count, v.maxValue(2 ** 31 - 1)),
});
export const previewOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    questions: v.array(v.object({ position: v.number(), ...shownQuestion.entries })),
    marks: v.number(),
  }),
});
export type ShownPaper = v.InferOutput<typeof previewOutput>['data'];

export const withdrawInput = v.object({
  assessment_id: id,
  version: count,
  /** Needed after a student started; students read it. */
  reason: v.optional(trimmedText(most.reason), ''),
});
export const withdrawOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    /** 1: it is a draft again; 0: a student had started, so it was closed. */
    is_draft: bitWire,
    version: v.number(),
  }),
});
