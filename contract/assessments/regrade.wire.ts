import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { formSession } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { assessmentLimits as most, regradeWays } from './assessments.rules.ts';

const part = v.number();
const question = v.object({
  question_id: v.number(),
  number: v.number(),
  type: v.string(),
  prompt: v.string(),
  asked: v.number(),
  answered: v.number(),
  /** Mean share of its marks, 0 to 1 (high means easy); null: it gives no marks, or too few attempts. */
  facility: v.nullable(part),
  /** Correlation with the rest of the test, -1 to 1; null: nobody differs in one of them, or too few attempts. */
  discrimination: v.nullable(part),
  /** How often each choice was chosen. Empty for types without choices, or if too few attempts count. */
  choices: v.array(
    v.object({
      /** `true` or `false` for true-or-false questions. */
      id: v.string(),
      /** Text of the choice or of its picture; '' for true or false. */
      text: v.string(),
      chosen: v.number(),
      is_right: bitWire,
    }),
  ),
  /** 1: a newer version exists than some students got, so its key may differ. */
  has_new_version: bitWire,
  /** 1: the question was changed since the test, and since it was marked again. */
  is_changed_since: bitWire,
  /** The last regrade; null: none. */
  regraded: v.nullable(
    v.object({ way: v.picklist(regradeWays), reason: v.string(), teacher: v.string(), made_at: v.number() }),
  ),
});
export type QuestionStatistics = v.InferOutput<typeof question>;

export const statisticsOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    assessment_name: v.string(),
    pass_percent: v.number(),
    is_own: bitWire,
    /** First attempts handed in, and fully marked ones, which the figures count. */
    handed_in: v.number(),
    counted: v.number(),
    needed: v.number(),
    /** Percent of the marks; null and empty: too few attempts count. */
    mean: v.nullable(part),
    median: v.nullable(part),
    deviation: v.nullable(part),
    passed: v.nullable(v.number()),
    minutes: v.nullable(part),
    /** Students with 0 to 9 percent, 10 to 19 and so on; the last group includes 100. */
    buckets: v.array(v.number()),
    questions: v.array(question),
  }),
});
export type AssessmentStatistics = v.InferOutput<typeof statisticsOutput>['data'];

const regrade = { assessment_id: id, question_id: id, way: v.picklist(regradeWays) };
export const previewRegradeInput = v.object(regrade);
const change = v.object({
  attempt_id: v.number(),
  student_name: v.string(),
  /** Marks of the question; null: not marked. */
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
  most_before: v.number(),
  most_after: v.number(),
  /** Marks of the attempt; null: an answer is not marked yet, so no result changes. */
  total_before: v.nullable(v.number()),
  total_after: v.nullable(v.number()),
  total_most_before: v.number(),
  total_most_after: v.number(),
  passed_before: v.nullable(bitWire),
  passed_after: v.nullable(bitWire),
});
export type RegradeChange = v.InferOutput<typeof change>;
export const previewRegradeOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    key_number: v.number(),
    changes: v.array(change),
    changed: v.number(),
    /** Of all changes: how many students pass only now, and how many no longer pass. */
    to_pass: v.number(),
    to_fail: v.number(),
    handed_in: v.number(),
    open: v.number(),
    /** Identifies exactly these changes; only they are applied. */
    digest: v.string(),
  }),
});
export type RegradePreview = v.InferOutput<typeof previewRegradeOutput>['data'];

export const applyRegradeInput = v.object({
  ...regrade,
  reason: v.pipe(trimmedText(most.reason), v.minLength(1)),
  digest: rawText(64),
  formSession,
});
export const applyRegradeOutput = v.object({
  success: v.literal('true'),
  data: v.object({ regrade_id: v.number(), changed: v.number() }),
});
