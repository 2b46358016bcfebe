import { formatNumber } from '#src/lib/words/format.ts';
import { defineMessages } from '#src/lib/words/messages.ts';

/** Cards on a teacher’s first screens. */
export const cardMessages = defineMessages('reviewCards', {
  progress: 'Project progress',
  kinds: 'How projects were given',
  kind: { course: 'Classroom', assignment: 'Personalised', club: 'Club' },
  loading: 'Loading',
  retry: 'Try again',
  // [ER-31] The two texts of a failure.
  error: 'Error',
  wrong: 'Something Went Wrong',
  handedIn: 'Handed in',
  handedInOf: (done: number, expected: number) =>
    expected === 1
      ? `${formatNumber(done)} of one expected work is handed in`
      : `${formatNumber(done)} of ${formatNumber(expected)} expected works are handed in`,
  counters: {
    assign: 'Assigned',
    completed: 'Completed',
    expected: 'Expected Upload',
    output: 'Output Uploaded',
    reviewd: 'Reviewed',
  },
  pending: (count: number) =>
    count === 0
      ? 'Nothing is missing'
      : count === 1
        ? 'One is missing'
        : `${formatNumber(count)} are missing`,
  toReview: (count: number) =>
    count === 1 ? 'One work waits for review' : `${formatNumber(count)} works wait for review`,
  waiting: (count: number) =>
    count === 0 ? 'None is waiting' : count === 1 ? 'One is waiting' : `${formatNumber(count)} are waiting`,
});
