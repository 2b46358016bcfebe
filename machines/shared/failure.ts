import type { BuiltCallName, CallOf } from '#contract/catalogue.ts';
import type { RefusalCode } from '#contract/core/refusals.ts';

/**
 * A code that some call declares, or how a call came to nothing. Whoever knows which call it was asks by
 * `isRefusedWith`, which takes that call's codes alone.
 */
export type FailureCode =
  | { [Name in BuiltCallName]: RefusalCode<CallOf<Name>> }[BuiltCallName]
  | 'unreachable'
  | 'unexpected'
  | 'failed'
  | 'malformed';

/**
 * What an actor rejects with. Plain facts, so that they may lie in a machine's context.
 * - `refused`: a definite no from the server; `fields` puts what a person reads beside a field of the form
 * - `unreachable`: no answer, so nobody knows whether the call was carried out; `reason` tells a fault of our own
 * - `unauthorized`: the session is over; the call was not carried out [ER-13]
 * - `stale`: somebody saved a newer version; the call was not carried out
 * `Own` are codes of an actor that finds something wrong before any call is made.
 */
export type Failure<Own extends string = never> =
  | {
      readonly kind: 'refused';
      readonly code: FailureCode | Own;
      readonly information: string;
      readonly fields?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unreachable'; readonly reason?: 'unexpected' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'stale'; readonly information: string };

/**
 * Any thrown value as a failure. What is not one becomes `unreachable`: a fault of our own proves nothing about
 * what the server did, and only `unreachable` keeps the key that stops a second save [QU-10].
 */
export function toFailure(error: unknown): Failure {
  const unexpected: Failure = { kind: 'unreachable', reason: 'unexpected' };
  if (typeof error !== 'object' || error === null || !('kind' in error)) return unexpected;
  const { kind, code, information, fields, reason }: Partial<Record<string, unknown>> & object = error;
  switch (kind) {
    case 'refused':
      if (!isCode(code) || !(fields === undefined || isTexts(fields))) return unexpected;
      return { kind, code, information: textOf(information), ...(fields ? { fields } : {}) };
    case 'stale':
      return { kind, information: textOf(information) };
    case 'unauthorized':
      return { kind };
    case 'unreachable':
      return reason === undefined ? { kind } : unexpected;
    default:
      return unexpected;
  }
}

/** A server newer than the page may say one that nobody here knows: then its own words are told. */
const isCode = (value: unknown): value is FailureCode => typeof value === 'string';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * What a screen needs to say about a failure: a code it has a text for, and the server's own words if any. `Own` are
 * codes of the machine that holds it, for what it found wrong itself.
 */
export interface FailureFacts<Own extends string = never> {
  readonly code: FailureCode | Own;
  readonly information: string | null;
}

export function factsOf<Own extends string = never>(failure: Failure<Own>): FailureFacts<Own> {
  if (failure.kind === 'unreachable') return { code: failure.reason ?? failure.kind, information: null };
  if (failure.kind === 'unauthorized') return { code: failure.kind, information: null };
  const code = failure.kind === 'refused' ? failure.code : failure.kind;
  return { code, information: failure.information || null };
}

/** Was it refused with this code? `Call` is the call that was made: a code it does not declare does not compile. */
export const isRefusedWith = <Call extends { readonly errors: object }>(
  failure: Failure | FailureFacts<string>,
  code: RefusalCode<Call>,
): boolean => ('kind' in failure ? factsOf(failure) : failure).code === code;
