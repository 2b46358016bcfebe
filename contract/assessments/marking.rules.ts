import type { QuestionAnswer, QuestionBody, QuestionKey, RightNumber } from './question.model.ts';

/** The same answer to the same version always gets the same share, in whatever order choices were shown. */

export function answerFits(body: QuestionBody, answer: QuestionAnswer): boolean {
  if (body.type !== answer.type) return false;
  if ((body.type === 'mcq' || body.type === 'multi') && 'chosen' in answer && Array.isArray(answer.chosen))
    return new Set(answer.chosen).size === answer.chosen.length && areOf(body.choices, answer.chosen);
  if (body.type === 'fill' && answer.type === 'fill') return areOf(body.blanks, Object.keys(answer.blanks));
  if (body.type === 'match' && answer.type === 'match') {
    const chosen = Object.values(answer.pairs).filter((id) => id !== '');
    return areOf(body.left, Object.keys(answer.pairs)) && areOf(body.right, chosen);
  }
  return true;
}

const areOf = (parts: readonly { readonly id: string }[], ids: readonly string[]): boolean =>
  ids.every((id) => parts.some((part) => part.id === id));

export function isAnswered(answer: QuestionAnswer): boolean {
  switch (answer.type) {
    case 'mcq':
    case 'multi':
      return answer.chosen.length > 0;
    case 'true_false':
      return answer.chosen !== null;
    case 'fill':
      return Object.values(answer.blanks).some((text) => text.trim() !== '');
    case 'match':
      return Object.values(answer.pairs).some((id) => id !== '');
    case 'subjective':
      return answer.text.trim() !== '';
    case 'practical':
      return answer.text !== '' || answer.workspaceId !== 0 || answer.fileIds.length > 0;
  }
}

/**
 * The right share of a question, 0 to 1; null: a person has to mark it. No answer (null) gives 0. One choice and true
 * or false are right or wrong. Several choices give the share of right ones chosen minus the share of wrong ones
 * chosen, at least 0. Gaps and matches give their right share.
 */
export function shareOf(body: QuestionBody, key: QuestionKey, answer: QuestionAnswer | null): number | null {
  if (key.type === 'subjective' || key.type === 'practical') return null;
  if (answer === null) return 0;
  if (key.type === 'mcq' && answer.type === 'mcq') return answer.chosen[0] === key.right[0] ? 1 : 0;
  if (key.type === 'multi' && answer.type === 'multi' && body.type === 'multi')
    return shareOfSeveral(body.choices, key.right, answer.chosen);
  if (key.type === 'true_false' && answer.type === 'true_false') return answer.chosen === key.right ? 1 : 0;
  if (key.type === 'fill' && answer.type === 'fill') {
    const gaps = Object.entries(key.blanks);
    const right = gaps.filter(([id, rule]) => isRightText(rule, answer.blanks[id] ?? ''));
    return gaps.length === 0 ? 0 : right.length / gaps.length;
  }
  if (key.type === 'match' && answer.type === 'match') {
    const pairs = Object.entries(key.pairs);
    const right = pairs.filter(([left, of]) => answer.pairs[left] === of);
    return pairs.length === 0 ? 0 : right.length / pairs.length;
  }
  return 0;
}

function shareOfSeveral(
  choices: readonly { readonly id: string }[],
  right: readonly string[],
  chosen: readonly string[],
): number {
  const of = (isRight: boolean) => choices.filter(({ id }) => right.includes(id) === isRight);
  const share = (isRight: boolean) => {
    const all = of(isRight);
    return all.length === 0 ? 0 : all.filter(({ id }) => chosen.includes(id)).length / all.length;
  };
  return Math.max(0, share(true) - share(false));
}

/** Share of the maximum; marks are in hundredths: a share of 1/3 of 100 is 33. */
export const marksForShare = (share: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(share * most)));

interface RightTexts {
  readonly texts: readonly string[];
  readonly number: RightNumber | null;
}

/** Blanks around and within the text, case and Unicode forms do not matter. */
export function isRightText({ texts, number }: RightTexts, typed: string): boolean {
  const plain = plainAnswer(typed);
  if (plain === '') return false;
  if (texts.some((text) => plainAnswer(text) === plain)) return true;
  if (number === null) return false;
  const value = numberIn(plain);
  // The tolerance is widened slightly, since 0.3 - 0.1 is not quite 0.2.
  const rounding = Number.EPSILON * 4 * Math.max(1, Math.abs(number.value), number.tolerance);
  return value !== null && Math.abs(value - number.value) <= number.tolerance + rounding;
}

export const plainAnswer = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** The zero digits of Devanagari, Urdu and Arabic. */
const zeros = [0x0966, 0x06f0, 0x0660];
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
};

const grouped = /^[+-]?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/;

/** Digits of all our languages; null: no number. 1,00,000 and 100,000 are equal; 3,5 is three and a half. */
export function numberIn(text: string): number | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, plainDigit)
    .replaceAll('\u066b', '.')
    .replaceAll('\u2212', '-');
  const pointed = grouped.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!decimal.test(pointed)) return null;
  const value = Number(pointed);
  return Number.isFinite(value) ? value : null;
}

/** In tenths, rounded down, so that a failed result is not shown as passing. `marks` and `most` are in the same unit. */
export const percentOf = (marks: number, most: number): number =>
  most === 0 ? 0 : Math.floor((marks * 1000) / most + 1e-6) / 10;

/** True if the marks reach `passPercent`. `marks` and `most` are in the same unit. */
export function isPassed(marks: number, most: number, passPercent: number): boolean {
  return most > 0 && marks * 100 >= passPercent * most;
}
