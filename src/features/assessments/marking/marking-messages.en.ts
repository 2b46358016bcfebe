import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** What teachers read while they mark an attempt. */
export const markingMessages = defineMessages('marking', {
  fields: { marks: 'Marks', feedback: 'Feedback' },
  mark: 'Mark',
  saved: 'The marks are saved.',
  sum: (marks: number, most: number) => `${formatNumber(marks, 2)} of ${formatNumber(most, 2)} marks so far`,
  question: (at: number) => `Question ${formatNumber(at)}`,
  answer: 'Answer',
  noAnswer: 'No answer',
  right: 'What is right',
  late: 'Late',
  marksOf: (most: number) => `Marks, at most ${formatNumber(most, 2)}`,
  feedback: 'Feedback',
  keptAnswer: (answer: string) => `Came too late and is not counted: ${isolate(answer)}`,
  open: 'The student still works on this. It can be marked once it is handed in.',
  issues: {
    marks_missing: 'Give marks too: feedback is stored with them.',
    bad_step: 'Marks are from 0 to the most of the question, in steps of 0.25.',
  },
});
