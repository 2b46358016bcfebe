import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { attemptStates, assessmentLimits as most } from './assessments.rules.ts';
import { markableAnswer } from './marks.wire.ts';
import { questionAnswer } from './question.model.ts';
import { questionTypes } from './question-types.rules.ts';

/** Wire schemas of the desk at which teachers mark one answer after another. */

/** Answers that come to the desk at once: the next ones are there before the teacher is. */
export const answersAtDesk = 10;
/** Questions that can be chosen at the desk: as many as rules drew, and no more than a list can show. */
export const questionsAtDesk = 500;

/** `waiting`: answers without marks; `all`: those that are marked too, by a rule or a person. */
export const deskStates = ['waiting', 'all'] as const;
export type DeskState = (typeof deskStates)[number];

/** One question of every student after another, or one student after another with every question. */
export const deskOrders = ['question', 'student'] as const;
export type DeskOrder = (typeof deskOrders)[number];

const none = v.optional(count, 0);

export const answersToMarkInput = v.object({
  assessment_id: id,
  order: v.optional(v.picklist(deskOrders), 'question'),
  /** By question; 0: the first one of which answers wait. */
  question_id: none,
  /** 0: of every student. */
  attempt_id: none,
  state: v.optional(v.picklist(deskStates), 'waiting'),
  /** 1: names do not leave the server. */
  hides_names: v.optional(bitWire, 0),
  /** The answer after which the next ones come; 0 and 0: the first ones. */
  after_attempt: none,
  after_position: v.optional(v.pipe(count, v.maxValue(most.questions)), 0),
});

const deskAnswer = v.object({
  ...markableAnswer.entries,
  attempt_id: v.number(),
  question_id: v.number(),
  /** 0 and '': names are hidden. */
  student_id: v.number(),
  student_name: v.string(),
  /** Which attempt of the student. */
  number: v.number(),
  state: v.picklist(attemptStates),
  /** Marks of the attempt by now, those without marks left out, and the most that it can get. */
  so_far: v.number(),
  attempt_most: v.number(),
  /** Who gave the marks; '': a rule, or nobody yet. */
  marked_by: v.string(),
  /** Came too late and is not counted; the newest first. */
  kept: v.array(v.object({ seq: v.number(), answer: v.nullable(questionAnswer) })),
});
export type DeskAnswer = v.InferOutput<typeof deskAnswer>;

const deskQuestion = v.object({
  question_id: v.number(),
  type: v.picklist(questionTypes),
  /** Its beginning. */
  prompt: v.string(),
  waiting: v.number(),
  /** Answers in attempts that were handed in. */
  answers: v.number(),
});
export type DeskQuestion = v.InferOutput<typeof deskQuestion>;

export const answersToMarkOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    assessment_name: v.string(),
    questions: v.array(deskQuestion),
    /** Of which the answers are; 0: of every one. */
    question_id: v.number(),
    rows: v.array(deskAnswer),
    has_more: v.boolean(),
  }),
});
export type AnswersToMark = v.InferOutput<typeof answersToMarkOutput>['data'];
