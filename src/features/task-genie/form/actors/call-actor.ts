import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { roles } from '#contract/roles.ts';
import type { FormPerson } from '#machines/notice-form/notice-form.types.ts';
import type { call } from '#src/lib/api-client.ts';
import { toFormFailure } from './form-failure.ts';

/** What the actors of the form speak to the server with, and for whom. */
export interface CallTools {
  readonly call: typeof call;
  readonly person: FormPerson;
}

/** After this many ms without an answer a call counts as unanswered. */
const patience = 30_000;

/**
 * A promise actor that is called off when its machine moves on, and rejects with a `Failure`. What was called off
 * never settles: in development React stops and restarts a machine, which would take the old end for the new one.
 */
export function callActor<Output, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal) => Promise<Output>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    const tooLate = AbortSignal.timeout(patience);
    try {
      return await work(input, AbortSignal.any([signal, tooLate]));
    } catch (error) {
      if (signal.aborted) return new Promise(() => undefined);
      throw tooLate.aborted ? { kind: 'unreachable' } : toFormFailure(error);
    }
  });
}

/** Roles that write notices; the server refuses the others. */
export const isOffice = (person: FormPerson): boolean => person.role === roles.superAdmin;
export const isAdmin = (person: FormPerson): boolean => person.role === roles.schoolAdmin;
