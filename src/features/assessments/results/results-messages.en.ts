import { formatNumber } from '#src/lib/words/format.ts';
import { isolate } from '#src/lib/words/isolate.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

export const resultsMessages = defineMessages('assessmentResults', {
  title: 'Results',
  text: (name: string) => `How far each student is in ${isolate(name)}, and what they got.`,
  back: 'Back',
  emptyTitle: 'No students',
  emptyText: 'This assessment is given to nobody yet.',
  columns: {
    student: 'Student',
    place: 'Division',
    state: 'State',
    answered: 'Answered',
    questions: 'Questions',
    marks: 'Marks',
    marksMost: 'Marks at most',
    percent: 'Percent',
    passed: 'Result',
    handedIn: 'Handed in',
    saved: 'Last saved',
    late: 'Late answers',
  },
  allStates: 'All states',
  allDivisions: 'All divisions',
  mark: 'Mark',
  states: {
    not_started: 'Not started',
    open: 'Working',
    handed_in: 'To be marked',
    marked: 'Marked',
    released: 'Released',
    sent_back: 'Sent back',
  },
  of: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)}`,
  /** Marks come in quarters. */
  marksOf: (marks: number, most: number) => `${formatNumber(marks, 2)} of ${formatNumber(most, 2)}`,
  passed: 'Passed',
  notPassed: 'Not passed',
  release: 'Release results',
  releaseNothing: 'No attempt is marked that waits for its release.',
  releaseLoading: 'Counting the attempts',
  releaseFailedToCount: 'The attempts could not be counted.',
  retry: 'Try again',
  releaseNotYours: 'The teacher who made this assessment releases its results.',
  releaseAsk: 'Release the results?',
  releaseText: (students: number, attempts: number) => {
    const told =
      students === 1
        ? '1 student can read the result from now on, and is told.'
        : `${formatNumber(students)} students can read their results from now on, and are told.`;
    return attempts === students ? told : `${told} These are ${formatNumber(attempts)} attempts.`;
  },
  releaseWaiting: (count: number) =>
    count === 1
      ? '1 attempt is not marked yet. Release again once it is.'
      : `${formatNumber(count)} attempts are not marked yet. Release again once they are.`,
  releaseWorking: (count: number) =>
    count === 1 ? '1 student still works.' : `${formatNumber(count)} students still work.`,
  cancel: 'Cancel',
  released: (count: number) =>
    count === 1 ? '1 result is released.' : `${formatNumber(count)} results are released.`,
  releaseFailed: 'The results could not be released.',
});
