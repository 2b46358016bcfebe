import type { Role } from '#contract/core/define-call.ts';
import type { Failure, FailureFacts } from '#machines/shared/failure.ts';

/** What is typed; it passes through an event and never lies in the context. */
export interface FirstPasswordForm {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** [CC-06, QU-16] */
export interface PasswordStatus {
  /** false: it was chosen meanwhile, e.g. in another tab. */
  readonly mustChange: boolean;
  readonly skipsLeft: number;
  /** Fewest characters of a new password [QC-23]. */
  readonly minimum: number;
}

export interface FirstPasswordContext {
  readonly role: Role;
  readonly status: PasswordStatus | null;
  /** Was the form sent with something wrong? From then on the fields say what. */
  readonly isTried: boolean;
  /** What the server says beside a field, by its wire name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly failure: FailureFacts | null;
  /** It was chosen here, not put off and not in another tab. */
  readonly hasChanged: boolean;
}

export type FirstPasswordEvent =
  | ({ readonly type: 'form.submit' } & FirstPasswordForm)
  | { readonly type: 'form.change' }
  | { readonly type: 'form.skip' }
  | { readonly type: 'status.retry' };

export const fieldsOf = (failure: Failure): Readonly<Record<string, string>> =>
  failure.kind === 'refused' ? (failure.fields ?? {}) : {};
