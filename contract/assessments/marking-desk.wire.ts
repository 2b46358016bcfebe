import * as v from 'valibot';
import { bitWire } from '#contract/core/bit.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { attemptStates, assessmentLimits as most } from './assessments.rules.ts';
import { markableAnswer } from './marks.wire.ts';
import { questionAnswer } from './question.model.ts';
import { questionTypes } from './question-types.rules.ts';

export const answersAtDesk = 10;
/** Rules can draw very many questions; a list shows no more than this. */
export const questionsAtDesk = 500;

/** `waiting`: answers without marks; `all`: marked ones too. */
export const deskStates = ['waiting', 'all'] as const;
export type DeskState = (typeof deskStates)[number];

/** `question`: one question of every student first; `student`: every question of one student first. */
export const deskOrders = ['question', 'student'] as const;
export type DeskOrder = (typeof deskOrders)[number];

const none = v.optional(count, 0);

export const answersToMarkInput = v.object({
  assessment_id: id,
  order: v.optional(v.picklist(deskOrders), 'question'),
  /** 0: the first question with waiting answers. */
  question_id: none,
  attempt_id: none,
  state: v.optional(v.picklist(deskStates), 'waiting'),
  hides_names: v.optional(bitWire, 0),
  /** The page starts after this answer; 0 and 0: at the first one. */
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
  number: v.number(),
  state: v.picklist(attemptStates),
  so_far: v.number(),
  attempt_most: v.number(),
  /** '': marked by a rule, or not yet. */
  marked_by: v.string(),
  /** Late answers, which do not count; newest first. */
  kept: v.array(v.object({ seq: v.number(), answer: v.nullable(questionAnswer) })),
});
export type DeskAnswer = v.InferOutput<typeof deskAnswer>;

const deskQuestion = v.object({
  question_id: v.number(),
  type: v.picklist(questionTypes),
  prompt: v.string(),
  waiting: v.number(),
  answers: v.number(),
});
export type DeskQuestion = v.InferOutput<typeof deskQuestion>;

export const answersToMarkOutput = v.object({
  success: v.literal('true'),
  data: v.object({
    assessment_name: v.string(),
    questions: v.array(deskQuestion),
    /** 0: answers of every question. */
    question_id: v.number(),
    rows: v.array(deskAnswer),
    has_more: v.boolean(),
  }),
});
export type AnswersToMark = v.InferOutput<typeof answersToMarkOutput>['data'];
