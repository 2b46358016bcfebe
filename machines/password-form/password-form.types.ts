import type { PasswordMinimums } from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { FailureFacts } from '../shared/failure.ts';

export type PasswordField = 'currentPassword' | 'code' | 'password' | 'confirmPassword';

/** What stands in the fields; '' in those a form does not have. It travels in events and lies in no context. */
export type TypedPasswords = Readonly<Record<PasswordField, string>>;

export interface PasswordFormInput {
  /**
   * - `first`: after a sign-in with a password somebody else gave [LG-14]
   * - `change`: from the menu [VP-09]
   * - `byCode`: a forgotten one, by the code of a mail [CC-04]
   */
  readonly kind: 'first' | 'change' | 'byCode';
  readonly role: Role;
  /** [VP-14] Nothing can be changed there. */
  readonly isDemoSchool: boolean;
}

/** [CC-06, QU-16] Whether a password must be changed, and how. */
export interface PasswordStatus {
  /** false: it was chosen meanwhile, e.g. in another tab. */
  readonly mustChange: boolean;
  readonly skipsLeft: number;
  readonly wasPutOff: boolean;
  /** The present password is a code of a card, a reset or the console. */
  readonly isStartCode: boolean;
  /** Fewest characters of a new password [QC-23]. */
  readonly minimum: number;
}

export interface PasswordFormContext extends PasswordFormInput {
  readonly minimums: PasswordMinimums;
  /** How often it can still be put off; null: not known, or not at all. */
  readonly skipsLeft: number | null;
  readonly wasPutOff: boolean;
  readonly isStartCode: boolean;
  /** Fields the person has been in: nobody is told of what they have not reached. */
  readonly touched: readonly PasswordField[];
  readonly hasTried: boolean;
  /** What the server has against fields, until they are changed. */
  readonly refusals: FieldIssues;
  /** `warning`: the server's answer to a code, in its own words [ER-19]. */
  readonly failure: FailureFacts<'warning'> | null;
  readonly outcome: PasswordFormOutput['kind'];
}

export type PasswordFormEvent =
  | { readonly type: 'status.retry' }
  | { readonly type: 'field.change'; readonly field: PasswordField }
  | { readonly type: 'field.leave'; readonly field: PasswordField }
  | { readonly type: 'form.submit'; readonly typed: TypedPasswords }
  | { readonly type: 'form.skip' }
  | { readonly type: 'form.close' };

export interface PasswordFormOutput {
  /** `saved`: the password is another one; `closed`: given up, put off, or chosen elsewhere. */
  readonly kind: 'saved' | 'closed';
}
