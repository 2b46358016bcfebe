import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  answerFits,
  isAnswered,
  isPassed,
  isRightText,
  marksForShare,
  numberIn,
  shareOf,
} from '#contract/assessments/marking.rules.ts';
import { type QuestionBody, type QuestionKey, questionAnswer } from '#contract/assessments/question.model.ts';
import { partIdOf, toHundredths, toMarks } from '#contract/assessments/question-types.rules.ts';

const choice = (id: string) => ({ id, text: id, picture: null, isPinned: false });
const multi = (ids: readonly string[]): QuestionBody => ({ type: 'multi', choices: ids.map(choice) });
const share = (right: readonly string[], chosen: readonly string[], ids = ['a', 'b', 'c', 'd']) =>
  shareOf(multi(ids), { type: 'multi', right: [...right] }, { type: 'multi', chosen: [...chosen] });

describe('marking', () => {
  it('gives several choices the share of right ones minus that of wrong ones, never below nothing [CE-02, QU-37]', () => {
    expect(share(['a', 'b'], ['a', 'b'])).toBe(1);
    expect(share(['a', 'b'], ['a'])).toBe(0.5);
    expect(share(['a', 'b'], ['a', 'c'])).toBe(0);
    expect(share(['a', 'b'], ['c', 'd'])).toBe(0);
    expect(share(['a', 'b'], ['a', 'b', 'c', 'd'])).toBe(0);
    expect(share(['a', 'b', 'c', 'd'], ['a'])).toBe(0.25);
    expect(share(['a'], [])).toBe(0);
  });

  it('keeps the share whatever the order of choices and answers is [QU-37]', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const some = fc.subarray(ids);
    const order = fc.shuffledSubarray(ids, { minLength: 5 });
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), some, order, order, (right, chosen, first, second) => {
        const got = share(right, chosen, first);
        expect(share(right.toReversed(), chosen.toReversed(), second)).toBe(got);
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(1);
        expect(got === 1).toBe(right.length === chosen.length && right.every((id) => chosen.includes(id)));
      }),
    );
  });

  it('takes one choice, true or false, gaps and matches by what is right of them [QU-37]', () => {
    const mcq = { type: 'mcq', right: ['b'] } satisfies QuestionKey;
    const body = { type: 'mcq', choices: ['a', 'b'].map(choice) } satisfies QuestionBody;
    expect(shareOf(body, mcq, { type: 'mcq', chosen: ['b'] })).toBe(1);
    expect(shareOf(body, mcq, { type: 'mcq', chosen: [] })).toBe(0);
    expect(shareOf(body, mcq, null)).toBe(0);
    const truth = { type: 'true_false', right: false } satisfies QuestionKey;
    expect(shareOf({ type: 'true_false' }, truth, { type: 'true_false', chosen: false })).toBe(1);
    expect(shareOf({ type: 'true_false' }, truth, { type: 'true_false', chosen: null })).toBe(0);
    const fill: QuestionKey = {
      type: 'fill',
      blanks: { x: { texts: ['RAM'], number: null }, y: { texts: [], number: { value: 8, tolerance: 0 } } },
    };
    const gaps: QuestionBody = {
      type: 'fill',
      blanks: [
        { id: 'x', isNumber: false },
        { id: 'y', isNumber: true },
      ],
    };
    expect(shareOf(gaps, fill, { type: 'fill', blanks: { x: ' ram ', y: '9' } })).toBe(0.5);
    expect(shareOf(gaps, fill, { type: 'fill', blanks: { x: 'Ram', y: '8.0' } })).toBe(1);
    const sides = (ids: readonly string[]) => ids.map((id) => ({ id, text: id }));
    const match: QuestionBody = { type: 'match', left: sides(['l', 'm']), right: sides(['p', 'q', 'r']) };
    const pairs: QuestionKey = { type: 'match', pairs: { l: 'q', m: 'p' } };
    expect(shareOf(match, pairs, { type: 'match', pairs: { l: 'q', m: 'r' } })).toBe(0.5);
    expect(shareOf(match, pairs, { type: 'match', pairs: { l: 'q', m: '' } })).toBe(0.5);
  });

  it('leaves to a person what a person marks [CE-02]', () => {
    const key = { type: 'subjective', modelAnswer: '' } as const;
    const answer = { type: 'subjective', text: 'x' } as const;
    expect(shareOf({ type: 'subjective', wordsMost: 0 }, key, answer)).toBeNull();
  });

  it('compares texts without blanks, case and ways to write a letter [QU-37]', () => {
    const right = { texts: ['Caf\u00e9 au lait', 'क़लम'], number: null };
    expect(isRightText(right, '  CAFE\u0301  au   LAIT ')).toBe(true);
    expect(isRightText(right, '\u0915\u093c\u0932\u092e')).toBe(true);
    expect(isRightText(right, 'cafe au lait')).toBe(false);
    expect(isRightText({ texts: [''], number: null }, '  ')).toBe(false);
  });

  it('takes a number within its tolerance, in the digits of all our languages [QU-37]', () => {
    const near = { texts: [], number: { value: 0.2, tolerance: 0.1 } };
    expect(['0.3', '0,1', '.2', '०.३', '۰٫۲'].map((typed) => isRightText(near, typed))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(['0.31', '0.09', 'two', '', '0.2x'].some((typed) => isRightText(near, typed))).toBe(false);
    expect(numberIn('1,00,000')).toBe(100_000);
    expect(numberIn('-3e2')).toBe(-300);
    expect(numberIn('1e999')).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 1000 }), (value, off) => {
        const rule = { texts: [], number: { value: value / 100, tolerance: off / 100 } };
        expect(isRightText(rule, String((value + off) / 100))).toBe(true);
        expect(isRightText(rule, String((value + off + 1) / 100))).toBe(false);
      }),
    );
  });

  it('counts marks in whole hundredths, between nothing and the most [CE-02]', () => {
    expect(marksForShare(1 / 3, 100)).toBe(33);
    expect(marksForShare(1, 125)).toBe(125);
    expect(toMarks(toHundredths(1.25))).toBe(1.25);
    expect(isPassed(40, 80, 50)).toBe(true);
    expect(isPassed(39, 80, 50)).toBe(false);
    expect(isPassed(0, 0, 0)).toBe(false);
  });

  it('refuses parts that the question does not have [QU-37]', () => {
    expect(answerFits(multi(['a', 'b']), { type: 'multi', chosen: ['a', 'z'] })).toBe(false);
    expect(answerFits(multi(['a', 'b']), { type: 'multi', chosen: ['a', 'a'] })).toBe(false);
    expect(answerFits(multi(['a', 'b']), { type: 'mcq', chosen: ['a'] })).toBe(false);
    expect(answerFits(multi(['a', 'b']), { type: 'multi', chosen: ['b'] })).toBe(true);
    const gaps: QuestionBody = { type: 'fill', blanks: [{ id: 'x', isNumber: false }] };
    expect(answerFits(gaps, { type: 'fill', blanks: { y: '1' } })).toBe(false);
    expect(isAnswered({ type: 'fill', blanks: { x: ' ' } })).toBe(false);
    expect(v.is(questionAnswer, { type: 'mcq', chosen: ['a', 'b'] })).toBe(false);
  });

  it('makes ids of letters that look different [QU-37]', () => {
    expect(partIdOf(new Uint8Array([0, 31, 32, 255, 7, 8, 9, 10]))).toMatch(/^[a-z2-9]{8}$/);
  });
});
