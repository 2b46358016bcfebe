import {
  type ConfirmPasswordProblem,
  confirmPasswordProblem,
  type NewPasswordProblem,
  newPasswordProblem,
} from '#contract/auth/password.rules.ts';
import { roles } from '#contract/core/roles.ts';
import type { NewPasswordForm } from './update-password.types.ts';

export interface UpdateProblems {
  readonly password: NewPasswordProblem | null;
  readonly confirmPassword: ConfirmPasswordProblem | null;
  readonly code: 'code_required' | null;
}

/** [VP-05…08] Only staff get a code by mail: the policy is the strictest there is. */
export function updateProblems({ password, confirmPassword, code }: NewPasswordForm): UpdateProblems {
  return {
    password: newPasswordProblem('update', { password, role: roles.faculty }),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
    code: code.trim() === '' ? 'code_required' : null,
  };
}

export function canUpdate(form: NewPasswordForm): boolean {
  return Object.values(updateProblems(form)).every((problem) => problem === null);
}
