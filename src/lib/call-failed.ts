import type { RefusalCode, RefusalParams } from '#contract/core/refusals.ts';
import type { FailureCode } from '#machines/shared/failure.ts';

/**
 * Why a call did not succeed:
 * - `refused`: the server said no; `code` is one of the call's errors
 * - `unauthorized`: the session is over
 * - `unreachable`: no connection, or the server is restarting; trying again may help
 * - `failed`: the server broke; `reference` finds it in the log
 * - `malformed`: the answer is not what the contract says
 */
export type FailureKind = 'refused' | 'unauthorized' | 'unreachable' | 'failed' | 'malformed';

export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly code: FailureCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly reference: string | undefined;
  readonly params: RefusalParams | undefined;

  constructor(
    readonly kind: FailureKind,
    readonly information: string,
    details: {
      code?: FailureCode;
      fields?: Readonly<Record<string, string>>;
      reference?: string;
      params?: RefusalParams | undefined;
    } = {},
  ) {
    // [ER-16] For readers of the console; people see `information` where it happened.
    super('Something bad happened; please try again later.');
    this.code = details.code ?? kind;
    this.fields = details.fields;
    this.reference = details.reference;
    this.params = details.params;
  }
}

export interface FailureOf<Call extends { readonly errors: object }> extends Omit<CallFailed, 'code'> {
  readonly code: RefusalCode<Call> | FailureKind;
}

export const isFailureOf = <Call extends { readonly errors: object }>(
  _call: Call,
  error: unknown,
): error is FailureOf<Call> => error instanceof CallFailed;

/** The thing itself is away, so that old data of it would be untrue. */
export const saysGone = (code: CallFailed['code']): boolean =>
  code === 'not_found' || code === 'project_archived';
