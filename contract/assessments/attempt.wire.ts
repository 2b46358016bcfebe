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

/** Wire schemas of codes and attempts. Instants are milliseconds since 1970 by the clock of the server. */

const students = v.pipe(v.array(id), v.minLength(1), v.maxLength(most.students));
export const codesInput = v.object({ assessment_id: id, student_ids: students });
export const madeCodesOutput = v.object({
  success: v.literal('true'),
  /** Codes are shown this once: only their hashes are kept. */
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
  /** Until when the student waits after wrong codes; null: they do not. */
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

/** Of one opening of the page, made by the browser: a start or a takeover that is sent twice is one. */
const lease = uuidText();
const device = v.optional(trimmedText(100), '');

export const startAttemptInput = v.object({
  assessment_id: id,
  /** [CE-03] '' where none is asked for. */
  otp: v.optional(rawText(20), ''),
  lease,
  device,
});
export const attemptInput = v.object({
  attempt_id: id,
  lease: v.optional(v.union([v.literal(''), lease]), ''),
});
export const takeOverInput = v.object({ attempt_id: id, lease, device });

/** Changes a request at most: a browser that was long offline sends several. */
const savesMost = 20;
const saves = v.array(
  v.object({
    position: v.pipe(count, v.minValue(1), v.maxValue(most.questions)),
    /** Rises with each change in the attempt; of two changes of one answer the higher one stays. */
    seq: v.pipe(count, v.minValue(1)),
    /** null: the student takes the answer back. */
    answer: v.nullable(questionAnswer),
    /** The student wants to look at it again. */
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
    /** The highest that is stored. */
    seq: v.number(),
    /** Of each position that was sent, the `seq` that is stored now. */
    saved: v.array(v.object({ position: v.number(), seq: v.number() })),
    /** It came after the end and counts. */
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
  /** Choices and sides in the order of this attempt. */
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
  /** Does the lease of the caller write? */
  is_mine: bitWire,
  /** Where it is written, as that window called itself. */
  device: v.string(),
  marks: v.number(),
  /** Empty once it was handed in. */
  items: v.array(attemptItem),
  /** null while it is open. */
  receipt: v.nullable(receipt),
});
export type ShownAttempt = v.InferOutput<typeof attempt>;
export const attemptOutput = v.object({ success: v.literal('true'), data: attempt });

/** What the student can do: `early`: wait; `running`: go on; `done`: every attempt was handed in. */
export const doors = ['early', 'open', 'late', 'running', 'done', 'excused'] as const;
export type Door = (typeof doors)[number];
const studentCard = v.object({
  ...cardsOutput.entries.data.item.entries,
  instructions: v.string(),
  door: v.picklist(doors),
  /** The newest; 0: none. */
  attempt_id: v.number(),
  attempts_left: v.number(),
  ends_at: v.nullable(v.number()),
});
export type StudentCard = v.InferOutput<typeof studentCard>;
/** `assessment_id` 0: all of the year. */
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
  /** By criterion, where a rubric was used. */
  scores: v.array(rubricScore),
});
export const resultOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    attempt_id: v.number(),
    assessment_id: v.number(),
    assessment_name: v.string(),
    teacher: v.string(),
    /** Where the student sits. */
    grade_name: v.string(),
    division_name: v.string(),
    number: v.number(),
    ...receipt.entries,
    late_saves: v.number(),
    show_policy: v.picklist(showPolicies),
    is_released: bitWire,
    /** null: not for the student, or not yet. */
    score: v.nullable(
      v.object({
        marks: v.number(),
        marks_most: v.number(),
        percent: v.number(),
        pass_percent: v.number(),
        is_passed: bitWire,
        feedback: v.string(),
      }),
    ),
    /** What is right, from the moment on at which it is closed for everybody; null before. */
    answers: v.nullable(v.array(resultAnswer)),
  }),
});
export type AssessmentResult = v.InferOutput<typeof resultOutput>['data'];
