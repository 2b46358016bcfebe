import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Failure } from '#machines/shared/failure.ts';
import { toFailure } from './to-failure.ts';

/** After this many ms without an answer a call counts as unanswered. */
const callTimeout = 30_000;

/**
 * A promise actor that is called off when its machine moves on, ends in time, and rejects with a `Failure`. What was
 * called off never settles: in development React stops and restarts a machine, which would take the old end for the
 * new one.
 */
export function callActor<Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
  failureOf: (error: unknown) => Failure = toFailure,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const tooLate = AbortSignal.timeout(callTimeout);
    try {
      return await work(input, AbortSignal.any([signal, tooLate]));
    } catch (error) {
      if (signal.aborted) return new Promise(() => undefined);
      throw tooLate.aborted ? { kind: 'unreachable' } : failureOf(error);
    }
  });
}
