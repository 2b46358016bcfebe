import * as v from 'valibot';
import { trimmedText, uuidText } from '#contract/core/text.ts';
import { count, id } from '#contract/core/wire-numbers.ts';
import { partId } from './question.model.ts';
import {
  marksLeast,
  marksMost,
  questionLimits as most,
  questionLanguages,
  questionTypes,
} from './question-types.rules.ts';

/**
 * A question as its author edits it. It is one flat object for all types, so each field has its own message and a
 * change of type loses nothing. Only fields of its type count.
 */

const picture = v.union([v.literal(''), uuidText()]);
const text = trimmedText(most.choice);
const finite = v.pipe(v.number(), v.finite());

const choiceFields = v.object({
  id: partId,
  text,
  /** '' for none. */
  pictureId: picture,
  pictureWords: trimmedText(most.pictureWords),
  isRight: v.boolean(),
  /** The choice keeps its position when choices are shuffled. */
  isPinned: v.boolean(),
});
const blankFields = v.object({
  id: partId,
  answers: v.pipe(v.array(trimmedText(most.answer)), v.maxLength(most.answersOfBlank)),
  /** A number that is right too; null: none. */
  number: v.nullable(finite),
  tolerance: v.pipe(finite, v.minValue(0)),
});
const pairFields = v.object({ id: partId, left: text, rightId: partId, right: text });
const extraFields = v.object({ id: partId, text });

export const questionEntries = {
  bankId: id,
  /** null: no project. */
  projectId: v.nullable(id),
  language: v.picklist(questionLanguages),
  type: v.picklist(questionTypes),
  prompt: v.pipe(trimmedText(most.prompt), v.minLength(1)),
  pictureId: picture,
  pictureWords: trimmedText(most.pictureWords),
  marks: v.pipe(
    v.number('bad_marks'),
    v.minValue(marksLeast, 'bad_marks'),
    v.maxValue(marksMost, 'bad_marks'),
    v.multipleOf(marksLeast, 'bad_marks'),
  ),
  explanation: trimmedText(most.explanation),
  choices: v.pipe(v.array(choiceFields), v.maxLength(most.choices)),
  isTrue: v.nullable(v.boolean()),
  blanks: v.pipe(v.array(blankFields), v.maxLength(most.blanks)),
  pairs: v.pipe(v.array(pairFields), v.maxLength(most.pairs)),
  extras: v.pipe(v.array(extraFields), v.maxLength(most.extras)),
  modelAnswer: trimmedText(most.modelAnswer),
  wordsMost: v.pipe(count, v.maxValue(most.wordsMost)),
  rubricId: v.nullable(id),
  toolId: v.nullable(id),
};

/** The fields without checks of their parts, which were validated when they were saved. */
export const storedQuestionFields = v.object(questionEntries);
export type QuestionFields = v.InferOutput<typeof storedQuestionFields>;
