import * as v from 'valibot';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { questionLimits as most } from './question-types.rules.ts';

/**
 * A question has two halves, stored and sent apart: what students see (`body`) and what is right (`key`). Only the
 * object that an author edits has both.
 */

/** Id of a choice, gap or side. Answers are looked up by it, so it must not name an inherited property. */
export const partId = v.pipe(rawText(12), v.regex(/^(?!constructor$)[a-z0-9]{1,12}$/));

export const questionPicture = v.object({
  fileId: uuidText(),
  words: v.pipe(trimmedText(most.pictureWords), v.minLength(1, 'picture_words')),
});
export type QuestionPicture = v.InferOutput<typeof questionPicture>;

const part = v.object({ id: partId, text: trimmedText(most.choice) });
const choice = v.object({
  ...part.entries,
  picture: v.nullable(questionPicture),
  isPinned: v.boolean(),
});
const choices = v.pipe(v.array(choice), v.minLength(most.choicesLeast), v.maxLength(most.choices));
const blank = v.object({
  id: partId,
  /** True: phones show a number keyboard. */
  isNumber: v.boolean(),
});

/** What students may see besides the text, picture and marks. */
export const questionBody = v.variant('type', [
  v.object({ type: v.literal('mcq'), choices }),
  v.object({ type: v.literal('multi'), choices }),
  v.object({ type: v.literal('true_false') }),
  v.object({
    type: v.literal('fill'),
    blanks: v.pipe(v.array(blank), v.minLength(1), v.maxLength(most.blanks)),
  }),
  v.object({
    type: v.literal('match'),
    left: v.pipe(v.array(part), v.minLength(most.pairsLeast), v.maxLength(most.pairs)),
    /** Sorted by id, which is random, so the order reveals nothing. */
    right: v.pipe(v.array(part), v.minLength(most.pairsLeast), v.maxLength(most.pairs + most.extras)),
  }),
  v.object({ type: v.literal('subjective'), wordsMost: v.pipe(count, v.maxValue(most.wordsMost)) }),
  /** `toolId`: `tools.id`; 0: any tool. */
  v.object({ type: v.literal('practical'), toolId: count }),
]);
export type QuestionBody = v.InferOutput<typeof questionBody>;

const rightChoices = v.pipe(v.array(partId), v.minLength(1), v.maxLength(most.choices));
const rightNumber = v.object({
  value: v.pipe(v.number(), v.finite()),
  tolerance: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
export type RightNumber = v.InferOutput<typeof rightNumber>;
const modelAnswer = trimmedText(most.modelAnswer);

/** What is right. The server never sends it to a student before the result with keys is released. */
export const questionKey = v.variant('type', [
  v.object({ type: v.literal('mcq'), right: v.pipe(rightChoices, v.maxLength(1)) }),
  v.object({ type: v.literal('multi'), right: rightChoices }),
  v.object({ type: v.literal('true_false'), right: v.boolean() }),
  v.object({
    type: v.literal('fill'),
    /** By gap id: each of `texts` is right, and so is a number near `number`. */
    blanks: v.record(
      v.string(),
      v.object({
        texts: v.pipe(v.array(trimmedText(most.answer)), v.maxLength(most.answersOfBlank)),
        number: v.nullable(rightNumber),
      }),
    ),
  }),
  /** By id of the left side: the id of its right side. */
  v.object({ type: v.literal('match'), pairs: v.record(v.string(), partId) }),
  v.object({ type: v.literal('subjective'), modelAnswer }),
  v.object({ type: v.literal('practical'), modelAnswer }),
]);
export type QuestionKey = v.InferOutput<typeof questionKey>;

export const shownQuestion = v.object({
  prompt: v.string(),
  picture: v.nullable(questionPicture),
  marks: v.number(),
  body: questionBody,
});
export type ShownQuestion = v.InferOutput<typeof shownQuestion>;

/** `workspaceId` 0: no program. */
const practicalAnswer = v.object({
  type: v.literal('practical'),
  text: trimmedText(most.answerText),
  workspaceId: count,
  programSequence: count,
  fileIds: v.pipe(v.array(uuidText()), v.maxLength(most.answerFiles)),
});

/** No choice yet is an empty list, empty text or null. `answerFits` checks an answer against its question. */
export const questionAnswer = v.variant('type', [
  v.object({ type: v.literal('mcq'), chosen: v.pipe(v.array(partId), v.maxLength(1)) }),
  v.object({ type: v.literal('multi'), chosen: v.pipe(v.array(partId), v.maxLength(most.choices)) }),
  v.object({ type: v.literal('true_false'), chosen: v.nullable(v.boolean()) }),
  v.object({
    type: v.literal('fill'),
    blanks: v.pipe(v.record(partId, rawText(most.answer)), v.maxEntries(most.blanks)),
  }),
  v.object({
    type: v.literal('match'),
    pairs: v.pipe(v.record(partId, v.union([partId, v.literal('')])), v.maxEntries(most.pairs)),
  }),
  v.object({ type: v.literal('subjective'), text: rawText(most.answerText) }),
  practicalAnswer,
]);
export type QuestionAnswer = v.InferOutput<typeof questionAnswer>;
