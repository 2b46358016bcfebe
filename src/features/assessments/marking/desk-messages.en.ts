import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const markingDesk = defineMessages('markingDesk', {
  title: 'Mark answers',
  back: 'Back to the results',
  loading: 'Loading answers',
  failed: 'The answers could not be loaded.',
  retry: 'Try again',
  order: 'Order',
  byStudent: 'Student by student',
  questionOf: (at: number, waiting: number) =>
    waiting === 0
      ? `Question ${formatNumber(at)}: all marked`
      : `Question ${formatNumber(at)}: ${formatNumber(waiting)} to mark`,
  questionAt: (at: number) => `Question ${formatNumber(at)}`,
  questionNamed: (at: number, prompt: string) => `Question ${formatNumber(at)}: ${isolate(prompt)}`,
  waiting: (count: number) => (count === 0 ? 'All marked' : `${formatNumber(count)} to mark`),
  oneStudent: (name: string) => `Only ${isolate(name)}`,
  oneHidden: 'One student',
  choose: 'Choose',
  nothing: 'No questions',
  which: 'Which answers',
  states: { waiting: 'To be marked', all: 'All' },
  hidesNames: 'Hide names',
  hidden: 'Name hidden',
  progress: 'Marked',
  markedOf: (marked: number, all: number) => `${formatNumber(marked)} of ${formatNumber(all)}`,
  attempt: (number: number) => `Attempt ${formatNumber(number)}`,
  question: 'Question',
  expected: 'What is expected',
  corrected: 'The question was corrected after the test. Answers are marked by this now.',
  explanation: 'Explanation',
  answer: 'Answer',
  noAnswer: 'No answer',
  late: 'Late',
  program: 'Open the program',
  keptAnswer: (answer: string) => `Came too late and is not counted: ${isolate(answer)}`,
  wordCount: (count: number, most: number) =>
    most === 0
      ? `${formatNumber(count)} words`
      : `${formatNumber(count)} words of at most ${formatNumber(most)}`,
  given: 'Marks',
  marks: (most: number) => `Marks, at most ${formatNumber(most, 2)}`,
  quick: 'Give marks with one touch',
  feedback: 'Feedback for the student',
  characters: (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)} characters`,
  sum: (marks: number, most: number) =>
    `This student has ${formatNumber(marks, 2)} of ${formatNumber(most, 2)} marks so far`,
  save: 'Save and next',
  previous: 'Previous',
  next: 'Skip',
  firstOne: 'This is the first answer.',
  moving: 'The next answer is on its way.',
  cutOff: 'The next answers do not come. They are asked for again.',
  savedAs: (name: string, marks: number, most: number) =>
    `Saved: ${formatNumber(marks, 2)} of ${formatNumber(most, 2)} for ${isolate(name)}`,
  savedHidden: (marks: number, most: number) =>
    `Saved: ${formatNumber(marks, 2)} of ${formatNumber(most, 2)}`,
  byRule: 'Marked by its key.',
  byPerson: (name: string) => `Marked by ${isolate(name)}.`,
  overruledBecause: (reason: string) => `The key was overruled: ${isolate(reason)}`,
  issues: {
    marks_missing: 'Type the marks first.',
    bad_marks: (most: number) => `Marks are from 0 to ${formatNumber(most, 2)}, in steps of 0.25.`,
    reason_missing: 'Please say why. Who marks next reads it.',
  },
  notSaved: 'Not saved. What you typed is still here.',
  overrule: 'Count it another way',
  reason: 'Reason',
  reasonHint: 'Who marks next reads it.',
  countCorrect: 'Count as correct',
  countWrong: 'Count as wrong',
  staleTitle: 'Somebody else marked this answer meanwhile.',
  stale: (name: string, marks: string) => `${isolate(name)} gave ${isolate(marks)}.`,
  staleFeedback: (text: string) => `Their feedback: ${isolate(text)}`,
  somebody: 'A colleague',
  noMarks: 'no marks',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  unsaved: (count: number) =>
    count === 1
      ? 'Beside 1 answer something is typed that is not saved.'
      : `Beside ${formatNumber(count)} answers something is typed that is not saved.`,
  doneTitle: 'All answers here are marked',
  doneSkipped: (count: number) =>
    count === 1 ? '1 answer still waits.' : `${formatNumber(count)} answers still wait.`,
  doneText: 'Look at the results, and release them when you are ready.',
  emptyTitle: 'No answers to mark',
  emptyText: 'Answers come here once students have handed in.',
  nextQuestion: (waiting: number) => `Next question (${formatNumber(waiting)})`,
  lookAgain: 'Look again',
  toResults: 'Results and release',
  /** The arguments are the keys' names on the keyboard. */
  keyHint: (save: string, feedback: string, skip: string) =>
    `${isolate(save)}: save and next · ${isolate(feedback)}: feedback · ${isolate(skip)}: skip`,
  keyBack: (back: string) => `${isolate(back)}: previous`,
  leave: {
    title: 'Leave with unsaved marks?',
    text: 'What you typed stays in this browser and is here when you come back.',
    stay: 'Stay',
    leave: 'Leave',
  },
});
