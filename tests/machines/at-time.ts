/** While this runs, the date is that of the run. */
export function atTimeOf<Result>(clock: { now: number }, work: () => Result): Result {
  const real = Date.now;
  Date.now = () => clock.now;
  try {
    return work();
  } finally {
    Date.now = real;
  }
}

/** Walks stand at the clock's start, wherever they are walked. */
export const atStart = <Result>(work: () => Result): Result => atTimeOf({ now: 0 }, work);
