/** Runs jobs one after another: ten uploads at once then need no more memory than one. */
export function createOneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
