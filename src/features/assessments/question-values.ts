import * as v from 'valibot';
import { numberIn } from '#contract/assessments/marking.rules.ts';
import { blankQuestion } from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { questionFields } from '#contract/assessments/question-input.wire.ts';
import { newPartId } from '#contract/assessments/question-types.rules.ts';
import { defineForm } from '#machines/form/define-form.ts';

/** A gap as it is typed: one answer per line, numbers as text. */
export interface BlankValues {
  readonly id: string;
  readonly answers: string;
  readonly number: string;
  readonly tolerance: string;
}

/** Plain values, so that a draft can be stored. */
export type QuestionValues = Omit<QuestionFields, 'bankId' | 'blanks' | 'marks'> & {
  readonly bankId: number | null;
  readonly marks: string;
  readonly blanks: readonly BlankValues[];
};

export const newChoice = (): QuestionFields['choices'][number] => ({
  id: newPartId(),
  text: '',
  pictureId: '',
  pictureWords: '',
  isRight: false,
  isPinned: false,
});
export const newBlank = (): BlankValues => ({ id: newPartId(), answers: '', number: '', tolerance: '' });
export const newPair = (): QuestionFields['pairs'][number] => ({
  id: newPartId(),
  left: '',
  rightId: newPartId(),
  right: '',
});

export const valuesOf = ({ blanks, marks, ...fields }: QuestionFields): QuestionValues => ({
  ...fields,
  marks: String(marks),
  blanks: blanks.map(({ id, answers, number, tolerance }) => ({
    id,
    answers: answers.join('\n'),
    number: number === null ? '' : String(number),
    tolerance: tolerance === 0 ? '' : String(tolerance),
  })),
});

/** Converts typed values to the contract's fields. An invalid number becomes NaN, which is refused. */
export const fieldsOfValues = ({ blanks, marks, bankId, ...values }: QuestionValues): QuestionFields => ({
  ...values,
  bankId: bankId ?? 0,
  marks: numberIn(marks) ?? Number.NaN,
  blanks: blanks.map(({ id, answers, number, tolerance }) => ({
    id,
    answers: answers.split('\n'),
    number: number.trim() === '' ? null : (numberIn(number) ?? Number.NaN),
    tolerance: tolerance.trim() === '' ? 0 : (numberIn(tolerance) ?? Number.NaN),
  })),
});

export const blankValues: QuestionValues = { ...valuesOf(blankQuestion), bankId: null };

/** A new question starts with the least parts of its type. */
export const startValues = (bankId: number | null): QuestionValues => ({
  ...blankValues,
  bankId,
  choices: [newChoice(), newChoice(), newChoice(), newChoice()],
  blanks: [newBlank()],
  pairs: [newPair(), newPair(), newPair()],
});

/** Drops empty lines at the end of lists. */
function withoutEmptyEnds(values: QuestionValues): QuestionValues {
  const { choices, pairs, extras } = values;
  return {
    ...values,
    choices: choices.slice(
      0,
      choices.findLastIndex(
        ({ text, pictureId, isRight }) => text.trim() !== '' || pictureId !== '' || isRight,
      ) + 1,
    ),
    pairs: pairs.slice(0, pairs.findLastIndex(({ left, right }) => (left + right).trim() !== '') + 1),
    extras: extras.slice(0, extras.findLastIndex(({ text }) => text.trim() !== '') + 1),
  };
}

/** Sends only the parts of the question's type. */
const typed = v.pipe(
  v.custom<QuestionValues>((values) => typeof values === 'object' && values !== null && 'blanks' in values),
  v.transform((values) => {
    const fields = fieldsOfValues(withoutEmptyEnds(values));
    const isOf = (...types: readonly QuestionFields['type'][]) => types.includes(fields.type);
    return {
      ...fields,
      choices: isOf('mcq', 'multi') ? fields.choices : [],
      blanks: isOf('fill') ? fields.blanks : [],
      pairs: isOf('match') ? fields.pairs : [],
      extras: isOf('match') ? fields.extras : [],
    };
  }),
  questionFields,
);

export const questionForm = defineForm<QuestionValues, QuestionFields>({
  name: 'question',
  schema: typed,
  usesFormSession: true,
  blank: blankValues,
});
