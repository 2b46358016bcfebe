import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const regradeMessages = defineMessages('regrade', {
  title: 'Mark a question again',
  text: 'This can change the marks of everybody who handed in. Students who still work get the new marks when they hand in.',
  submit: 'Mark again',
  fields: { way: 'How', reason: 'Why? This is kept with the change.' },
  ways: {
    new_key: 'By the corrected question',
    full_credit: 'Full marks for everybody',
    drop: 'Leave the question out',
  },
  hints: {
    new_key: 'Every answer is marked by what is right in the question bank now.',
    full_credit: 'Those without an answer get them too.',
    drop: 'It gives no marks, and the test has fewer in all.',
  },
  byPerson: 'A person marks this question. There is no key to mark it by again.',
  noNewKey: 'The question was not changed since the test. Correct it in the question bank first.',
  preview: 'What would change',
  chooseFirst: 'Choose how, and you see here whose marks would change. Nothing is changed yet.',
  looking: 'Looking what would change…',
  previewFailed: 'What would change did not load',
  retry: 'Try again',
  changed: (count: number, all: number) =>
    count === 0
      ? `The marks of nobody change. ${formatNumber(all)} handed in.`
      : `${formatNumber(count)} of ${formatNumber(all)} attempts get other marks.`,
  toPass: (count: number) => (count === 1 ? '1 passes only then' : `${formatNumber(count)} pass only then`),
  toFail: (count: number) =>
    count === 1 ? '1 does not pass any more' : `${formatNumber(count)} do not pass any more`,
  open: (count: number) =>
    count === 1 ? '1 student still works' : `${formatNumber(count)} students still work`,
  list: 'Students whose marks change',
  question: (before: number, after: number, most: number) =>
    `Question: from ${formatNumber(before, 2)} to ${formatNumber(after, 2)} of ${formatNumber(most, 2)}`,
  questionFirst: (after: number, most: number) =>
    `Question: not marked yet, then ${formatNumber(after, 2)} of ${formatNumber(most, 2)}`,
  dropped: (before: number) => `Question: from ${formatNumber(before, 2)} to no marks at all`,
  total: (before: string, after: string) => `Test: from ${isolate(before)} to ${isolate(after)}`,
  marksOf: (marks: number, most: number) => `${formatNumber(marks, 2)} of ${formatNumber(most, 2)}`,
  passes: 'Passes then',
  fails: 'Does not pass then',
  more: (count: number) => `And ${formatNumber(count)} more.`,
  stale: 'Marks changed since you saw this list. It was made again: look at it, then mark again once more.',
  done: 'The question is marked again.',
  doneText: (count: number) =>
    count === 1 ? '1 attempt has other marks now.' : `${formatNumber(count)} attempts have other marks now.`,
});
