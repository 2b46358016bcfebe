import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Failure } from '#machines/shared/failure.ts';
import { toFailure } from './to-failure.ts';

/** In ms. */
const callTimeout = 30_000;

/** In ms: how long stopped work may take to end by itself, for example with what is kept offline. */
const grace = 1_000;

interface CallActorOptions {
  readonly failureOf?: (error: unknown) => Failure;
  readonly timeout?: number;
}

/**
 * A promise actor that stops when its machine moves on, ends in time whatever its work does, and rejects with a
 * `Failure`. A stopped actor never settles: in development React stops and restarts a machine, which would mistake the
 * old end for the new one.
 */
export function callActor<Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
  { failureOf = toFailure, timeout = callTimeout }: CallActorOptions = {},
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const tooLate = AbortSignal.timeout(timeout);
    const end = AbortSignal.timeout(timeout + grace);
    const late = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => reject(new Error('No answer in time.')), { once: true });
    });
    try {
      return await Promise.race([work(input, AbortSignal.any([signal, tooLate])), late]);
    } catch (error) {
      if (signal.aborted) return new Promise(() => undefined);
      throw tooLate.aborted ? { kind: 'unreachable' } : failureOf(error);
    }
  });
}
