import {
  type ConfirmPasswordProblem,
  type CurrentPasswordProblem,
  confirmPasswordProblem,
  currentPasswordProblem,
  type NewPasswordProblem,
  newPasswordProblem,
} from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { FirstPasswordForm } from './first-password.types.ts';

export interface FirstPasswordProblems {
  readonly currentPassword: CurrentPasswordProblem | null;
  readonly password: NewPasswordProblem | null;
  readonly confirmPassword: ConfirmPasswordProblem | null;
}

/** [VP-09…13] `minimum`: what the server asks of this person [QC-23]. */
export function firstPasswordProblems(
  { currentPassword, password, confirmPassword }: FirstPasswordForm,
  role: Role,
  minimum: number,
): FirstPasswordProblems {
  const minimums = { staff: minimum, student: minimum };
  return {
    currentPassword: currentPasswordProblem(currentPassword),
    password: newPasswordProblem('change', { password, role, currentPassword, minimums }),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  };
}

export function canChange(form: FirstPasswordForm, role: Role, minimum: number): boolean {
  return Object.values(firstPasswordProblems(form, role, minimum)).every((problem) => problem === null);
}
