import type { FailureFacts } from '#machines/shared/failure.ts';

/** A code is read out, a link is opened on the student's device. */
export type HelpKind = 'code' | 'link';

/** A way in that was just made; it is known now, and never again. */
export interface MadeHelp {
  readonly kind: HelpKind;
  /** Six digits, or a whole address. */
  readonly secret: string;
  /** What the student types as their name; '' for a link, which needs none. */
  readonly loginName: string;
  /** How long it holds, in milliseconds from when it came. */
  readonly milliseconds: number;
}

export interface HelpCommand {
  readonly studentId: number;
  readonly kind: HelpKind;
}

export interface SignInHelpInput {
  readonly studentId: number;
}

export interface SignInHelpContext extends SignInHelpInput {
  readonly made: MadeHelp | null;
  /** Why the last wish was not fulfilled. */
  readonly failure: FailureFacts | null;
  /** Why what was made is over: its time ran out, it was taken back, or somebody had signed in with it before. */
  readonly end: 'expired' | 'revoked' | 'used' | null;
}

export type SignInHelpEvent =
  | { readonly type: 'help.make'; readonly kind: HelpKind }
  | { readonly type: 'help.revoke' }
  /** Back to the choice between a code and a link. */
  | { readonly type: 'help.choose' };
