import type { Role } from '#contract/core/define-call.ts';
import type { FailureFacts } from '#machines/shared/failure.ts';
import type { PasswordField, PasswordProblems, TypedPasswords } from './password-fields.ts';

export interface ChangePasswordInput {
  readonly role: Role;
  /** [VP-14] Nothing can be changed there. */
  readonly isDemoSchool: boolean;
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly problems: PasswordProblems;
  readonly touched: readonly PasswordField[];
  /** The server found the current password wrong; until it is typed anew. */
  readonly isCurrentRefused: boolean;
  readonly isChanged: boolean;
}

export type ChangePasswordEvent =
  | { readonly type: 'password.type'; readonly field: PasswordField; readonly typed: TypedPasswords }
  | { readonly type: 'password.leave'; readonly field: PasswordField }
  | { readonly type: 'form.submit'; readonly typed: TypedPasswords }
  | { readonly type: 'form.close' };

/** [ER-20] What the page says once. */
export type ChangePasswordEmitted = { readonly type: 'refused'; readonly failure: FailureFacts };

export interface ChangePasswordOutput {
  /** `changed`: every session of the person is over; sign out [ER-20]. */
  readonly kind: 'changed' | 'closed';
}
