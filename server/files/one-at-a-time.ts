/**
 * Returns a function that runs the jobs given to it one after another. For work that is heavy on memory, so that
 * ten uploads at once need no more of it than one.
 */
export function createOneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
