import * as v from 'valibot';
import { rawText, trimmedText, uuidText } from '#contract/core/text.ts';
import { count } from '#contract/core/wire-numbers.ts';
import { questionLimits as most } from './question-types.rules.ts';

/**
 * A question in two halves that are stored, read and sent apart: what students see (`body`) and what is right (`key`).
 * No object of this product has both but the one that an author edits.
 */

/** Of a choice, a gap or a side of a match; see `newPartId`. Answers are looked up by it: it is no name that every object has. */
export const partId = v.pipe(rawText(12), v.regex(/^(?!constructor$)[a-z0-9]{1,12}$/));

/** A picture with the words that say what is on it. */
export const questionPicture = v.object({
  fileId: uuidText(),
  words: v.pipe(trimmedText(most.pictureWords), v.minLength(1, 'picture_words')),
});
export type QuestionPicture = v.InferOutput<typeof questionPicture>;

const part = v.object({ id: partId, text: trimmedText(most.choice) });
const choice = v.object({
  ...part.entries,
  picture: v.nullable(questionPicture),
  /** Stays where it is when choices are shuffled, such as “None of these”. */
  isPinned: v.boolean(),
});
const choices = v.pipe(v.array(choice), v.minLength(most.choicesLeast), v.maxLength(most.choices));
const blank = v.object({
  id: partId,
  /** A number is asked for: phones show digits to type. */
  isNumber: v.boolean(),
});

/** What a student may see, beside the text, the picture and the marks. */
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
    /** In the order of their ids, which is by chance: the order tells nothing. */
    right: v.pipe(v.array(part), v.minLength(most.pairsLeast), v.maxLength(most.pairs + most.extras)),
  }),
  v.object({ type: v.literal('subjective'), wordsMost: v.pipe(count, v.maxValue(most.wordsMost)) }),
  /** `toolId`: `tools.id`; 0: any tool. */
  v.object({ type: v.literal('practical'), toolId: count }),
]);
export type QuestionBody = v.InferOutput<typeof questionBody>;

const rightChoices = v.pipe(v.array(partId), v.minLength(1), v.maxLength(most.choices));
/** A number is right when it is at most `tolerance` away. */
const rightNumber = v.object({
  value: v.pipe(v.number(), v.finite()),
  tolerance: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
export type RightNumber = v.InferOutput<typeof rightNumber>;
const modelAnswer = trimmedText(most.modelAnswer);

/** What is right. It never leaves the server for a student before their result with keys is released. */
export const questionKey = v.variant('type', [
  v.object({ type: v.literal('mcq'), right: v.pipe(rightChoices, v.maxLength(1)) }),
  v.object({ type: v.literal('multi'), right: rightChoices }),
  v.object({ type: v.literal('true_false'), right: v.boolean() }),
  v.object({
    type: v.literal('fill'),
    /** By the id of the gap: each of `texts` is right, and so is a number near `number`. */
    blanks: v.record(
      v.string(),
      v.object({
        texts: v.pipe(v.array(trimmedText(most.answer)), v.maxLength(most.answersOfBlank)),
        number: v.nullable(rightNumber),
      }),
    ),
  }),
  /** By the id of the left side the id of its right side. */
  v.object({ type: v.literal('match'), pairs: v.record(v.string(), partId) }),
  v.object({ type: v.literal('subjective'), modelAnswer }),
  v.object({ type: v.literal('practical'), modelAnswer }),
]);
export type QuestionKey = v.InferOutput<typeof questionKey>;

/** What a student sees of a question in an attempt: no key, no explanation, nothing of the bank. */
export const shownQuestion = v.object({
  prompt: v.string(),
  picture: v.nullable(questionPicture),
  marks: v.number(),
  body: questionBody,
});
export type ShownQuestion = v.InferOutput<typeof shownQuestion>;

/** Something handed in for a practical question; `workspaceId` 0: no program. */
const practicalAnswer = v.object({
  type: v.literal('practical'),
  text: trimmedText(most.answerText),
  workspaceId: count,
  programSequence: count,
  fileIds: v.pipe(v.array(uuidText()), v.maxLength(most.answerFiles)),
});

/**
 * What a student answers. Nothing chosen yet is an empty list, an empty text or null. Whether it belongs to its question,
 * `answerFits` says.
 */
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
