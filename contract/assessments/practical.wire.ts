import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { trimmedText } from '#contract/core/text.ts';
import { toolEngines } from '#contract/core/tool-engines.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { criteriaMost, levelsMost } from '#contract/review/review.rules.ts';
import { deskRubric } from '#contract/review/review.wire.ts';
import { attemptStates, handInReasons, assessmentLimits as most } from './assessments.rules.ts';
import { practicalDecisions, practicalStates } from './practical.rules.ts';
import { questionAnswer, questionPicture } from './question.model.ts';
import { rubricScore } from './rubric-score.wire.ts';

/** Instants are milliseconds since 1970. */

const position = v.pipe(count, v.minValue(1), v.maxValue(most.questions));
const ofAnswer = { attempt_id: id, position };
const state = v.picklist(practicalStates);

export const practicalListInput = v.object({
  assessment_id: id,
  ...pageInput({ sorts: ['handed_in', 'name'], filters: { state } }).entries,
});
const practicalRow = v.object({
  attempt_id: v.number(),
  position: v.number(),
  student_id: v.number(),
  student_name: v.string(),
  grade_name: v.string(),
  division_name: v.string(),
  prompt: v.string(),
  state,
  handed_in_at: v.number(),
  reason: v.picklist(handInReasons),
  /** 1: the answer came after the end, and counts. */
  is_late: bitWire,
  has_program: bitWire,
  /** null: not marked yet. */
  marks: v.nullable(v.number()),
  marks_most: v.number(),
});
export type PracticalRow = v.InferOutput<typeof practicalRow>;
export const practicalListOutput = pageOutput(practicalRow);

export const againStates = ['early', 'open', 'late', 'begun', 'excused'] as const;

export const practicalAnswerInput = v.object(ofAnswer);
export const practicalAnswerOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...practicalRow.entries,
    assessment_id: v.number(),
    assessment_name: v.string(),
    number: v.number(),
    attempt_state: v.picklist(attemptStates),
    picture: v.nullable(questionPicture),
    model_answer: v.string(),
    answer: v.nullable(questionAnswer),
    engine: v.nullable(v.picklist(toolEngines)),
    feedback: v.string(),
    /** The rubric that was used, or that of the question or assessment; 0: none. */
    rubric_id: v.number(),
    scores: v.array(rubricScore),
    /** Of the marks; 0: there is no answer. */
    version: v.number(),
    /** The next waiting answer; null: none. */
    next: v.nullable(v.object({ attempt_id: v.number(), position: v.number() })),
    waiting: v.number(),
    /** [ST-26] Whether the student can do it again, by their own times. `begun`: they already do. */
    again: v.picklist(againStates),
    /** The student's own first and last moment to begin; null: it is not scheduled. */
    opens_at: v.nullable(v.number()),
    last_start_at: v.nullable(v.number()),
  }),
});
export type PracticalAnswer = v.InferOutput<typeof practicalAnswerOutput>['data'];

export const rubricsDataInput = v.object({});
export const rubricsDataOutput = v.object({ success: v.literal('true'), data: v.array(deskRubric) });

export const rubricsPointInput = v.object(ofAnswer);
export const rubricsPointOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    rubric_id: v.number(),
    scores: v.array(rubricScore),
    points: v.number(),
    points_most: v.number(),
    marks: v.nullable(v.number()),
    marks_most: v.number(),
  }),
});

const score = v.object({
  position: v.pipe(count, v.minValue(1), v.maxValue(criteriaMost)),
  level: v.pipe(count, v.minValue(1), v.maxValue(levelsMost)),
});
export const practicalReviewFields = v.object({
  rubricId: wireId,
  scores: v.pipe(v.array(score), v.maxLength(criteriaMost)),
  feedback: v.optional(trimmedText(most.feedback), ''),
});
const reviewEntries = { ...ofAnswer, ...practicalReviewFields.entries, version: count };
export const practicalReviewInput = v.object({
  ...reviewEntries,
  decision: v.optional(v.picklist(practicalDecisions), 'mark'),
});
export const rubricDataInput = v.object(reviewEntries);
export const practicalReviewOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    state: v.picklist(attemptStates),
    marks: v.nullable(v.number()),
    marks_most: v.number(),
    version: v.number(),
  }),
});
