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
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly reference: string | undefined;

  constructor(
    readonly kind: FailureKind,
    readonly information: string,
    details: { code?: string; fields?: Readonly<Record<string, string>>; reference?: string } = {},
  ) {
    // [ER-16] For whoever reads the console; people are told `information`, where it happened.
    super('Something bad happened; please try again later.');
    this.code = details.code ?? kind;
    this.fields = details.fields;
    this.reference = details.reference;
  }
}
