import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rowsChangedAtOnce } from '#contract/core/rows.ts';
import { trimmedText } from '#contract/core/text.ts';
import { count, id, wireId } from '#contract/core/wire-numbers.ts';
import { attemptStates, handInReasons, markSources, assessmentLimits as most } from './assessments.rules.ts';
import { questionAnswer, questionBody, questionKey, questionPicture } from './question.model.ts';
import { marksMost, marksStep } from './question-types.rules.ts';
import { rubricScore } from './rubric-score.wire.ts';

export const completedAnswerInput = v.object({ attempt_id: id });
export const markableAnswer = v.object({
  position: v.number(),
  prompt: v.string(),
  picture: v.nullable(questionPicture),
  body: questionBody,
  key: questionKey,
  explanation: v.string(),
  /** 1: marked again by a corrected version of the question, whose key and explanation these are. */
  is_corrected: bitWire,
  answer: v.nullable(questionAnswer),
  /** 1: the answer came after the end, and counts. */
  is_late: bitWire,
  /** null: not marked yet. */
  marks: v.nullable(v.number()),
  marks_most: v.number(),
  source: v.nullable(v.picklist(markSources)),
  /** Why a person overruled the rule; '': nobody did. */
  reason: v.string(),
  feedback: v.string(),
  /** Of the marks; 0: the question has no answer. */
  version: v.number(),
});
/** Late, or from a window that was not allowed to write: kept but not counted. */
const keptAnswer = v.object({
  position: v.number(),
  seq: v.number(),
  received_at: v.number(),
  answer: v.nullable(questionAnswer),
});
export const completedAnswerOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    attempt_id: v.number(),
    assessment_id: v.number(),
    assessment_name: v.string(),
    student_id: v.number(),
    student_name: v.string(),
    number: v.number(),
    state: v.picklist(attemptStates),
    started_at: v.number(),
    ends_at: v.number(),
    handed_in_at: v.nullable(v.number()),
    reason: v.nullable(v.picklist(handInReasons)),
    late_saves: v.number(),
    /** null: an answer is not marked yet. */
    marks: v.nullable(v.number()),
    marks_most: v.number(),
    pass_percent: v.number(),
    answers: v.array(markableAnswer),
    kept: v.array(keptAnswer),
  }),
});

const marks = v.pipe(
  v.number('bad_step'),
  v.minValue(0, 'bad_step'),
  v.maxValue(marksMost),
  v.multipleOf(marksStep, 'bad_step'),
);
export const subjectiveMarksInput = v.object({
  attempt_id: id,
  rows: v.pipe(
    v.array(
      v.object({
        position: v.pipe(count, v.minValue(1), v.maxValue(most.questions)),
        marks,
        feedback: v.optional(trimmedText(most.feedback), ''),
        reason: v.optional(trimmedText(most.reason), ''),
        version: count,
      }),
    ),
    v.minLength(1),
    v.maxLength(most.questions),
  ),
});
export const correctIncorrectInput = v.object({
  attempt_id: id,
  position: v.pipe(count, v.minValue(1), v.maxValue(most.questions)),
  is_correct: bitWire,
  reason: v.pipe(trimmedText(most.reason), v.minLength(1)),
  version: count,
});
export const markedOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    state: v.picklist(attemptStates),
    marks: v.nullable(v.number()),
    marks_most: v.number(),
    versions: v.array(v.object({ position: v.number(), version: v.number() })),
  }),
});

export const releaseInput = v.object({ assessment_id: id });
const releaseCounts = v.object({
  attempts: v.number(),
  students: v.number(),
  unmarked: v.number(),
  open: v.number(),
});
export const previewReleaseOutput = v.object({ success: v.literal('true'), data: releaseCounts });
export const releaseOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...releaseCounts.entries,
    released: v.number(),
  }),
});

export const notAttemptedPage = v.object({
  assessment_id: id,
  ...pageInput({ sorts: ['name', 'place'], filters: {} }).entries,
});
const notAttemptedStudent = v.object({
  student_id: v.number(),
  student_name: v.string(),
  grade_name: v.string(),
  division_name: v.string(),
  is_excused: bitWire,
  /** 1: reminded today, by the school's day. */
  is_reminded: bitWire,
});
export type NotAttemptedStudent = v.InferOutput<typeof notAttemptedStudent>;
export const notAttemptedOutput = v.object({
  ...pageOutput(notAttemptedStudent).entries,
  /** Students who can still start and were not reminded today. */
  to_remind: v.number(),
});

export const remindInput = v.object({
  assessment_id: id,
  /** Empty: everyone who has not started. */
  student_ids: v.optional(v.pipe(v.array(id), v.maxLength(rowsChangedAtOnce)), []),
});
export const remindOutput = v.object({
  success: v.literal('true'),
  told: v.number(),
  skipped: v.number(),
});

export const resultStates = ['not_started', ...attemptStates] as const;
const resultState = v.picklist(resultStates);
export type ResultState = v.InferOutput<typeof resultState>;

const resultsEntries = pageInput({
  sorts: ['name', 'place', 'marks', 'handed_in'],
  filters: { state: resultState, division: wireId },
}).entries;
export const resultsPage = v.object({ assessment_id: id, ...resultsEntries });
const resultRow = v.object({
  student_id: v.number(),
  student_name: v.string(),
  grade_name: v.string(),
  division_name: v.string(),
  state: resultState,
  /** Of the newest attempt; 0 and null: there is none. */
  attempt_id: v.number(),
  number: v.number(),
  started_at: v.nullable(v.number()),
  handed_in_at: v.nullable(v.number()),
  reason: v.nullable(v.picklist(handInReasons)),
  saved_at: v.nullable(v.number()),
  late_saves: v.number(),
  answered: v.number(),
  questions: v.number(),
  /** null: an answer is not marked yet. */
  marks: v.nullable(v.number()),
  marks_most: v.number(),
  /** In tenths, rounded down. */
  percent: v.nullable(v.number()),
  is_passed: v.nullable(bitWire),
});
export type ResultRow = v.InferOutput<typeof resultRow>;
export const resultsOutput = v.object({
  ...pageOutput(resultRow).entries,
  assessment_name: v.string(),
  teacher: v.string(),
  pass_percent: v.number(),
  is_own: bitWire,
  /** 1: results were released at least once; those marked later wait for the next release. */
  is_released: bitWire,
  totals: v.object(v.entriesFromList(resultStates, v.number())),
  divisions: v.array(v.object({ division_id: v.number(), name: v.string() })),
});
export type ResultTotals = v.InferOutput<typeof resultsOutput>['totals'];

/** Each sheet carries every answer of its student, so few come at once. */
export const sheetsAtOnce = 20;
export const resultSheetsPage = v.object({
  assessment_id: id,
  ...resultsEntries,
  size: v.optional(v.pipe(count, v.minValue(1), v.maxValue(sheetsAtOnce)), sheetsAtOnce),
  student_ids: v.optional(v.pipe(v.array(id), v.maxLength(rowsChangedAtOnce)), []),
});
const resultSheet = v.object({
  ...resultRow.entries,
  feedback: v.string(),
  answers: v.array(v.object({ ...markableAnswer.entries, scores: v.array(rubricScore) })),
});
export type ResultSheetRow = v.InferOutput<typeof resultSheet>;
export const resultSheetsOutput = pageOutput(resultSheet);
