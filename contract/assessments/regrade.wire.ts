import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { formSession } from '#contract/core/saving.ts';
import { rawText, trimmedText } from '#contract/core/text.ts';
import { id } from '#contract/core/wire-numbers.ts';
import { assessmentLimits as most, regradeWays } from './assessments.rules.ts';

/** Wire schemas of statistics and regrades. */

const part = v.number();
const question = v.object({
  question_id: v.number(),
  /** Of the newest version that was asked. */
  number: v.number(),
  type: v.string(),
  prompt: v.string(),
  /** Of how many of those handed in it was part, and in how many it was answered. */
  asked: v.number(),
  answered: v.number(),
  /** Mean share of its marks, 0 to 1: how easy it was; null: it gives no marks, or too few are counted. */
  facility: v.nullable(part),
  /**
   * Correlation of its marks with those of the rest of the test, -1 to 1: do those who know more get it right more
   * often? null: nobody differs in it, or in the rest, or too few are
   * counted.
   */
  discrimination: v.nullable(part),
  /** Of one choice, several, and true or false: how often each was chosen. Empty: another type, or too few are counted. */
  choices: v.array(
    v.object({
      /** Of true or false `true` and `false`. */
      id: v.string(),
      /** Words of the choice, or of its picture; of true or false ''. */
      text: v.string(),
      chosen: v.number(),
      /** By the key by which it is marked now. */
      is_right: bitWire,
    }),
  ),
  /** 1: the question has a newer version than some were asked, so its key may be another one. */
  has_new_version: bitWire,
  /** How it was last marked again for everybody; null: it was not. */
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
    /** 1: the caller wrote the assessment, and may have a question marked again. */
    is_own: bitWire,
    /** First attempts that were handed in, and those of them whose every answer is marked: figures are of these. */
    handed_in: v.number(),
    counted: v.number(),
    /** So many have to be counted before there are figures. */
    needed: v.number(),
    /** In percent of the marks; null and empty: too few are counted. */
    mean: v.nullable(part),
    median: v.nullable(part),
    deviation: v.nullable(part),
    /** How many of those counted passed, and the median of the minutes from the start to the hand-in. */
    passed: v.nullable(v.number()),
    minutes: v.nullable(part),
    /** How many got 0 to 9 percent, 10 to 19 and so on; the last has 100 too. */
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
  /** Marks of the whole attempt; null: an answer of it is not marked yet, so there is no result to change. */
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
    /** The version of the question whose key is used. */
    key_number: v.number(),
    /** The first 200 by name, and how many there are. */
    changes: v.array(change),
    changed: v.number(),
    /** Of all changes: how many pass only then, and how many do not pass any more. */
    to_pass: v.number(),
    to_fail: v.number(),
    /** Attempts that were handed in with this question, and those that run: they get it when they are handed in. */
    handed_in: v.number(),
    open: v.number(),
    /** Names exactly these changes: only they are applied. */
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
