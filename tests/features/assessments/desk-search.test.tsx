import { expect, it } from 'vitest';
import type { DeskChoice } from '#machines/assessments/marking-desk/marking-desk.types.ts';
import { addressOf, choiceIn } from '#src/features/assessments/marking/desk-search.ts';

const first: DeskChoice = {
  order: 'question',
  questionId: 0,
  attemptId: 0,
  state: 'waiting',
  hidesNames: false,
};

it('what is chosen at the desk stands in its address, and what cannot be is left out [CE-02]', () => {
  expect(choiceIn({})).toEqual(first);
  expect(addressOf(first)).toEqual({});
  const choices: DeskChoice[] = [
    { ...first, questionId: 7, state: 'all' },
    { ...first, order: 'student', hidesNames: true },
    { ...first, order: 'student', attemptId: 12, state: 'all' },
  ];
  for (const choice of choices) expect(choiceIn(addressOf(choice))).toEqual(choice);
  for (const search of [{ question: -1 }, { by: 'name' }, { state: 5 }, { attempt: 'x' }, { hidden: true }])
    expect(choiceIn(search)).toEqual(first);
});
