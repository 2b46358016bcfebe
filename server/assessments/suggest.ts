import { plainAnswer } from '#contract/assessments/marking.rules.ts';
import {
  blankQuestion,
  fieldsOf,
  problemsOf,
  type StoredQuestion,
} from '#contract/assessments/question-fields.rules.ts';
import type { QuestionFields } from '#contract/assessments/question-fields.wire.ts';
import { newPartId } from '#contract/assessments/question-types.rules.ts';
import type { SuggestionWay } from '#contract/assessments/questions.wire.ts';
import { randomOf, shuffled } from '#contract/assessments/shuffle.rules.ts';

/** [QU-38] Suggests questions. Ours uses rules on the bank and calls no outside service. */
export type Suggester = (bank: readonly BankQuestion[], seed: number, count: number) => readonly Suggested[];

export interface BankQuestion {
  readonly id: number;
  readonly of: Pick<QuestionFields, 'bankId' | 'projectId' | 'language'>;
  readonly stored: StoredQuestion;
}

export interface Suggested {
  readonly from: BankQuestion;
  readonly way: SuggestionWay;
  readonly fields: QuestionFields;
}

const mostWrong = 3;

/** Returns variants of the bank's questions, always the same for one seed. Drops variants with a problem. */
export const suggestFromBank: Suggester = (bank, seed, count) => {
  const random = randomOf(seed);
  const all = shuffled(bank, random).flatMap((from) =>
    ways.flatMap(([way, make]) => {
      const fields = make(from, bank, random);
      return fields && problemsOf(fields).length === 0 ? [{ from, way, fields }] : [];
    }),
  );
  return shuffled(all, random).slice(0, count);
};

type Random = ReturnType<typeof randomOf>;
type Make = (from: BankQuestion, bank: readonly BankQuestion[], random: Random) => QuestionFields | null;

const otherChoices: Make = ({ stored, of }, bank, random) => {
  const { body, key } = stored;
  if (body.type !== 'mcq' || key.type !== 'mcq') return null;
  const fields = fieldsOf(stored, of);
  const right = fields.choices.filter(({ isRight }) => isRight);
  const known = new Set(fields.choices.map(({ text }) => plainAnswer(text)));
  const texts = bank
    .filter(({ of: { language } }) => language === of.language)
    .flatMap((other) => ('choices' in other.stored.body ? other.stored.body.choices : []))
    .filter(({ text, picture, isPinned }) => text !== '' && picture === null && !isPinned)
    .filter(({ text }) => !known.has(plainAnswer(text)));
  const others = [...new Map(texts.map((choice) => [plainAnswer(choice.text), choice.text])).values()];
  if (others.length === 0 || right.length === 0) return null;
  const wrong = shuffled(others, random)
    .slice(0, mostWrong)
    .map((text) => ({ ...blankChoice, id: newPartId(), text }));
  return { ...fields, choices: shuffled([...right, ...wrong], random) };
};

const blankChoice = { pictureId: '', pictureWords: '', isRight: false, isPinned: false };

/** Turns a single choice into a true/false question: the text stays, and the statement names one choice. */
const statement: Make = ({ stored, of }, _bank, random) => {
  const { body, key, prompt, picture } = stored;
  if (body.type !== 'mcq' || key.type !== 'mcq' || picture !== null) return null;
  const texts = body.choices.filter(({ text, picture: shown }) => text !== '' && shown === null);
  const chosen = shuffled(texts, random)[0];
  if (!chosen) return null;
  return {
    ...blankQuestion,
    ...of,
    type: 'true_false',
    marks: stored.marks,
    prompt: `${prompt}\n→ ${chosen.text}`,
    isTrue: key.right.includes(chosen.id),
    explanation: stored.explanation,
  };
};

const turnedMatch: Make = ({ stored, of }) => {
  if (stored.body.type !== 'match') return null;
  const fields = fieldsOf(stored, of);
  const pairs = fields.pairs.map(({ left, right }) => ({
    id: newPartId(),
    left: right,
    rightId: newPartId(),
    right: left,
  }));
  return { ...fields, pairs, extras: [] };
};

const several: Make = ({ stored, of }, _bank, random) => {
  if (stored.body.type !== 'multi') return null;
  const fields = fieldsOf(stored, of);
  const right = shuffled(
    fields.choices.filter(({ isRight }) => isRight),
    random,
  ).slice(0, 1);
  const wrong = fields.choices.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return null;
  return { ...fields, type: 'mcq', choices: shuffled([...right, ...wrong], random) };
};

const ways: readonly (readonly [SuggestionWay, Make])[] = [
  ['other_choices', otherChoices],
  ['statement', statement],
  ['turned_match', turnedMatch],
  ['several', several],
];
