import { plainAnswer } from './marking.rules.ts';
import type { QuestionBody, QuestionKey, QuestionPicture } from './question.model.ts';
import type { QuestionFields } from './question-fields.wire.ts';
import { gapsOf, hasChoices, questionLimits } from './question-types.rules.ts';

export type QuestionProblem =
  | 'picture_words'
  | 'few_choices'
  | 'empty_choice'
  | 'same_choice'
  | 'no_right_choice'
  | 'one_right_choice'
  | 'no_truth'
  | 'gaps_differ'
  | 'empty_gap'
  | 'few_pairs'
  | 'empty_side'
  | 'same_side'
  | 'same_part';

interface FieldProblem {
  readonly field: keyof QuestionFields;
  readonly code: QuestionProblem;
}

/** All problems of the parts that the type has. The first of each field counts. */
export function problemsOf(fields: QuestionFields): readonly FieldProblem[] {
  const found: FieldProblem[] = [];
  const add = (isWrong: boolean, field: keyof QuestionFields, code: QuestionProblem) => {
    if (isWrong) found.push({ field, code });
  };
  add(fields.pictureId !== '' && fields.pictureWords === '', 'pictureWords', 'picture_words');
  if (hasChoices(fields.type)) choiceProblems(fields, add);
  if (fields.type === 'true_false') add(fields.isTrue === null, 'isTrue', 'no_truth');
  if (fields.type === 'fill') {
    add(Math.max(1, gapsOf(fields.prompt)) !== fields.blanks.length, 'blanks', 'gaps_differ');
    add(fields.blanks.some(isEmptyBlank), 'blanks', 'empty_gap');
    add(hasTwice(fields.blanks.map(({ id }) => id)), 'blanks', 'same_part');
  }
  if (fields.type === 'match') matchProblems(fields, add);
  return found;
}

type Add = (isWrong: boolean, field: keyof QuestionFields, code: QuestionProblem) => void;

function choiceProblems({ type, choices }: QuestionFields, add: Add): void {
  const right = choices.filter(({ isRight }) => isRight).length;
  const isEmpty = choices.some(({ text, pictureId }) => text === '' && pictureId === '');
  add(choices.length < questionLimits.choicesLeast, 'choices', 'few_choices');
  add(isEmpty, 'choices', 'empty_choice');
  add(
    choices.some(({ pictureId, pictureWords }) => pictureId !== '' && pictureWords === ''),
    'choices',
    'picture_words',
  );
  add(
    hasTwice(choices.map(({ text, pictureId }) => `${plainAnswer(text)}\n${pictureId}`)),
    'choices',
    'same_choice',
  );
  add(hasTwice(choices.map(({ id }) => id)), 'choices', 'same_part');
  add(right === 0, 'choices', 'no_right_choice');
  add(type === 'mcq' && right > 1, 'choices', 'one_right_choice');
}

function matchProblems({ pairs, extras }: QuestionFields, add: Add): void {
  const rightTexts = [...pairs.map(({ right }) => right), ...extras.map(({ text }) => text)];
  const lefts = pairs.map(({ left }) => left);
  add(pairs.length < questionLimits.pairsLeast, 'pairs', 'few_pairs');
  add([...lefts, ...pairs.map(({ right }) => right)].includes(''), 'pairs', 'empty_side');
  add(
    extras.some(({ text }) => text === ''),
    'extras',
    'empty_side',
  );
  // With two equal right sides, a right answer could count as wrong.
  add(hasTwice(lefts.map(plainAnswer)) || hasTwice(rightTexts.map(plainAnswer)), 'pairs', 'same_side');
  const ids = [...pairs.flatMap(({ id, rightId }) => [id, rightId]), ...extras.map(({ id }) => id)];
  add(hasTwice(ids), 'pairs', 'same_part');
}

const isEmptyBlank = ({ answers, number }: QuestionFields['blanks'][number]): boolean =>
  number === null && answers.every((answer) => answer === '');

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;

export interface StoredQuestion {
  readonly prompt: string;
  readonly picture: QuestionPicture | null;
  readonly marks: number;
  readonly body: QuestionBody;
  readonly key: QuestionKey;
  readonly explanation: string;
  /** `rubrics.id`; 0: none. */
  readonly rubricId: number;
}

const pictureOf = (fileId: string, words: string): QuestionPicture | null =>
  fileId === '' ? null : { fileId, words };

/** Converts valid fields to the stored form. `marks` stay marks, not hundredths. */
export function storedOf(fields: QuestionFields): StoredQuestion {
  const { prompt, pictureId, pictureWords, marks, explanation, rubricId } = fields;
  return {
    prompt,
    picture: pictureOf(pictureId, pictureWords),
    marks,
    explanation,
    rubricId: fields.type === 'subjective' || fields.type === 'practical' ? (rubricId ?? 0) : 0,
    ...halvesOf(fields),
  };
}

function halvesOf(fields: QuestionFields): { readonly body: QuestionBody; readonly key: QuestionKey } {
  const { type } = fields;
  switch (type) {
    case 'mcq':
    case 'multi': {
      const choices = fields.choices.map(({ id, text, pictureId, pictureWords, isPinned }) => ({
        id,
        text,
        picture: pictureOf(pictureId, pictureWords),
        isPinned,
      }));
      const right = fields.choices.filter(({ isRight }) => isRight).map(({ id }) => id);
      return { body: { type, choices }, key: { type, right } };
    }
    case 'true_false':
      return { body: { type }, key: { type, right: fields.isTrue === true } };
    case 'fill':
      return fillHalves(fields.blanks);
    case 'match':
      return matchHalves(fields);
    case 'subjective':
      return { body: { type, wordsMost: fields.wordsMost }, key: { type, modelAnswer: fields.modelAnswer } };
    case 'practical':
      return { body: { type, toolId: fields.toolId ?? 0 }, key: { type, modelAnswer: fields.modelAnswer } };
  }
}

function fillHalves(blanks: QuestionFields['blanks']) {
  const rules = blanks.map(({ id, answers, number, tolerance }) => {
    const texts = answers.filter((answer) => answer !== '');
    return [id, { texts, number: number === null ? null : { value: number, tolerance } }] as const;
  });
  return {
    body: {
      type: 'fill' as const,
      blanks: rules.map(([id, { texts, number }]) => ({
        id,
        isNumber: number !== null && texts.length === 0,
      })),
    },
    key: { type: 'fill' as const, blanks: Object.fromEntries(rules) },
  };
}

function matchHalves({ pairs, extras }: Pick<QuestionFields, 'pairs' | 'extras'>) {
  const right = [...pairs.map(({ rightId, right: text }) => ({ id: rightId, text })), ...extras];
  return {
    body: {
      type: 'match' as const,
      left: pairs.map(({ id, left: text }) => ({ id, text })),
      right: right.map(({ id, text }) => ({ id, text })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    },
    key: { type: 'match' as const, pairs: Object.fromEntries(pairs.map(({ id, rightId }) => [id, rightId])) },
  };
}

export const blankQuestion = {
  bankId: 0,
  projectId: null,
  language: 'en',
  type: 'mcq',
  prompt: '',
  pictureId: '',
  pictureWords: '',
  marks: 1,
  explanation: '',
  choices: [],
  isTrue: null,
  blanks: [],
  pairs: [],
  extras: [],
  modelAnswer: '',
  wordsMost: 0,
  rubricId: null,
  toolId: null,
} as const satisfies QuestionFields;

export function fieldsOf(
  { prompt, picture, marks, body, key, explanation, rubricId }: StoredQuestion,
  of: Pick<QuestionFields, 'bankId' | 'projectId' | 'language'>,
): QuestionFields {
  return {
    ...blankQuestion,
    ...of,
    type: body.type,
    prompt,
    pictureId: picture?.fileId ?? '',
    pictureWords: picture?.words ?? '',
    marks,
    explanation,
    rubricId: rubricId === 0 ? null : rubricId,
    ...partsOf(body, key),
  };
}

function partsOf(body: QuestionBody, key: QuestionKey): Partial<QuestionFields> {
  if (body.type === 'mcq' || body.type === 'multi') {
    const right = key.type === 'mcq' || key.type === 'multi' ? key.right : [];
    return {
      choices: body.choices.map(({ id, text, picture, isPinned }) => ({
        id,
        text,
        pictureId: picture?.fileId ?? '',
        pictureWords: picture?.words ?? '',
        isRight: right.includes(id),
        isPinned,
      })),
    };
  }
  if (body.type === 'true_false') return { isTrue: key.type === 'true_false' && key.right };
  if (body.type === 'fill' && key.type === 'fill')
    return {
      blanks: body.blanks.map(({ id }) => ({
        id,
        answers: [...(key.blanks[id]?.texts ?? [])],
        number: key.blanks[id]?.number?.value ?? null,
        tolerance: key.blanks[id]?.number?.tolerance ?? 0,
      })),
    };
  if (body.type === 'match' && key.type === 'match') return matchParts(body, key);
  const modelAnswer = key.type === 'subjective' || key.type === 'practical' ? key.modelAnswer : '';
  if (body.type === 'subjective') return { modelAnswer, wordsMost: body.wordsMost };
  return { modelAnswer, toolId: body.type === 'practical' && body.toolId !== 0 ? body.toolId : null };
}

function matchParts(
  { left, right }: Extract<QuestionBody, { type: 'match' }>,
  { pairs }: Extract<QuestionKey, { type: 'match' }>,
): Partial<QuestionFields> {
  const used = new Set(Object.values(pairs));
  return {
    pairs: left.map(({ id, text }) => {
      const rightId = pairs[id] ?? '';
      return { id, left: text, rightId, right: right.find((side) => side.id === rightId)?.text ?? '' };
    }),
    extras: right.filter(({ id }) => !used.has(id)).map((side) => ({ ...side })),
  };
}
