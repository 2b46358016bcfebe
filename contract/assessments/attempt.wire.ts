import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { pageInput, pageOutput } from '#contract/core/page.ts';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import {
  attemptStates,
  codeStates,
  handInReasons,
  assessmentLimits as most,
  showPolicies,
} from './assessments.rules.ts';
import { questionAnswer, questionBody, questionKey, questionPicture } from './question.model.ts';
import { rubricScore } from './rubric-score.wire.ts';
import { cardsOutput, cardsSkipped, onlyUrgent } from './schedule.wire.ts';

/** Instants are milliseconds since 1970 by the server's clock. */

const students = v.pipe(v.array(id), v.minLength(1), v.maxLength(most.students));
export const codesInput = v.object({ assessment_id: id, student_ids: students });
export const madeCodesOutput = v.object({
  success: v.literal('true'),
  /** Only hashes are kept, so codes are shown this once. */
  data: v.array(
    v.object({
      student_id: v.number(),
      student_name: v.string(),
      grade_name: v.string(),
      division_name: v.string(),
      otp: v.string(),
    }),
  ),
});
export const codeOfStudentInput = v.object({ assessment_id: id, student_id: id });
const codeState = v.object({
  student_id: v.number(),
  student_name: v.string(),
  state: v.picklist(codeStates),
  made_at: v.nullable(v.number()),
  used_at: v.nullable(v.number()),
  /** End of the wait after wrong codes; null: no wait. */
  wait_until: v.nullable(v.number()),
});
export type CodeState = v.InferOutput<typeof codeState>;
export const codeStateOutput = v.object({ success: v.literal('true'), data: codeState });
export const codePage = v.object({
  assessment_id: id,
  ...pageInput({ sorts: ['name'], filters: {} }).entries,
});
export const codePageOutput = pageOutput(codeState);
export const deletedCodesOutput = v.object({ success: v.literal('true'), deleted: v.number() });

/**
 * One tab has it: the browser makes one when the page opens and another one when it takes over. A request that is sent
 * twice has the same one, so it counts once.
 */
const lease = uuidText();
const device = v.optional(trimmedText(100), '');

export const startAttemptInput = v.object({
  assessment_id: id,
  /** [CE-03] '' if no code is needed. */
  otp: v.optional(rawText(20), ''),
  lease,
  device,
});
export const attemptInput = v.object({
  attempt_id: id,
  lease: v.optional(v.union([v.literal(''), lease]), ''),
});
export const takeOverInput = v.object({ attempt_id: id, lease, device });

/** Most changes in one request; a browser that was offline for long sends several requests. */
const savesMost = 20;
const saves = v.array(
  v.object({
    position: v.pipe(count, v.minValue(1), v.maxValue(most.questions)),
    /** Rises with each change in the attempt. Of two changes to one answer, the higher one wins. */
    seq: v.pipe(count, v.minValue(1)),
    /** null: the student takes the answer back. */
    answer: v.nullable(questionAnswer),
    is_flagged: v.optional(bitWire, 0),
  }),
);
export const saveAnswersInput = v.object({
  attempt_id: id,
  lease,
  answers: v.pipe(saves, v.minLength(1), v.maxLength(savesMost)),
});
export type SavedAnswer = v.InferOutput<typeof saveAnswersInput>['answers'][number];
const clock = {
  now: v.number(),
  ends_at: v.number(),
};
export const saveAnswersOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    ...clock,
    seq: v.number(),
    saved: v.array(v.object({ position: v.number(), seq: v.number() })),
    /** 1: the save came after the end and counts. */
    is_late: bitWire,
  }),
});

export const submitAttemptInput = v.object({
  attempt_id: id,
  lease,
  answers: v.optional(v.pipe(saves, v.maxLength(savesMost)), []),
});
const receipt = v.object({
  handed_in_at: v.number(),
  reason: v.picklist(handInReasons),
  answered: v.number(),
  questions: v.number(),
});
export type Receipt = v.InferOutput<typeof receipt>;
export const receiptOutput = v.object({
  success: v.literal('true'),
  data: v.object({ attempt_id: v.number(), now: v.number(), ...receipt.entries }),
});

const attemptItem = v.object({
  position: v.number(),
  prompt: v.string(),
  picture: v.nullable(questionPicture),
  marks: v.number(),
  body: questionBody,
  answer: v.nullable(questionAnswer),
  /** Of the stored answer; 0: none. */
  seq: v.number(),
  is_flagged: bitWire,
});
const attempt = v.object({
  attempt_id: v.number(),
  assessment_id: v.number(),
  assessment_name: v.string(),
  instructions: v.string(),
  number: v.number(),
  state: v.picklist(attemptStates),
  started_at: v.number(),
  ...clock,
  seq: v.number(),
  is_mine: bitWire,
  device: v.string(),
  marks: v.number(),
  /** Empty after the attempt was handed in. */
  items: v.array(attemptItem),
  receipt: v.nullable(receipt),
});
export type ShownAttempt = v.InferOutput<typeof attempt>;
export const attemptOutput = v.object({ success: v.literal('true'), data: attempt });

/** `early`: wait; `running`: go on; `done`: every attempt was handed in. */
export const doors = ['early', 'open', 'late', 'running', 'done', 'excused'] as const;
export type Door = (typeof doors)[number];
const studentCard = v.object({
  ...cardsOutput.entries.data.item.entries,
  instructions: v.string(),
  door: v.picklist(doors),
  /** The newest attempt; 0: none. */
  attempt_id: v.number(),
  attempts_left: v.number(),
  ends_at: v.nullable(v.number()),
});
export type StudentCard = v.InferOutput<typeof studentCard>;
/** `assessment_id` 0: all of the year, and earlier ones with an open attempt or a result that is not released. */
export const studentAssessmentsInput = v.object({
  assessment_id: v.optional(count, 0),
  skip: cardsSkipped,
  only_urgent: onlyUrgent,
});
export const studentAssessmentsOutput = v.object({
  ...cardsOutput.entries,
  data: v.array(studentCard),
});

export const resultInput = v.object({ attempt_id: id });
const resultAnswer = v.object({
  position: v.number(),
  prompt: v.string(),
  picture: v.nullable(questionPicture),
  body: questionBody,
  answer: v.nullable(questionAnswer),
  marks: v.nullable(v.number()),
  marks_most: v.number(),
  feedback: v.string(),
  key: questionKey,
  explanation: v.string(),
  /** 1: marked again by a corrected version of the question, whose key and explanation these are. */
  is_corrected: bitWire,
  scores: v.array(rubricScore),
});
export const resultOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    attempt_id: v.number(),
    assessment_id: v.number(),
    assessment_name: v.string(),
    teacher: v.string(),
    grade_name: v.string(),
    division_name: v.string(),
    number: v.number(),
    ...receipt.entries,
    late_saves: v.number(),
    show_policy: v.picklist(showPolicies),
    is_released: bitWire,
    /** [ST-26] The teacher's feedback on an attempt they sent back; null: they did not. */
    sent_back: v.nullable(v.string()),
    /** null: hidden from the student, or not released yet. */
    score: v.nullable(
      v.object({
        marks: v.number(),
        marks_most: v.number(),
        /** In tenths, rounded down. null, like `is_passed`: every question was left out, so there is nothing to pass. */
        percent: v.nullable(v.number()),
        pass_percent: v.number(),
        is_passed: v.nullable(bitWire),
        feedback: v.string(),
      }),
    ),
    /** When a regrade last changed the marks of the result that is shown; null: none did. */
    marked_again_at: v.nullable(v.number()),
    /** The right answers; null until the assessment has closed for everybody. */
    answers: v.nullable(v.array(resultAnswer)),
  }),
});
export type AssessmentResult = v.InferOutput<typeof resultOutput>['data'];
