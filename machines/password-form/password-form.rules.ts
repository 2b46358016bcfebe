import {
  confirmPasswordProblem,
  currentPasswordProblem,
  newPasswordProblem,
  type PasswordMinimums,
  type PasswordPolicy,
} from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { FieldIssues } from '#contract/core/issues.ts';
import type { PasswordFormContext, PasswordFormInput, TypedPasswords } from './password-form.types.ts';

export const nothingTyped: TypedPasswords = {
  currentPassword: '',
  code: '',
  password: '',
  confirmPassword: '',
};

export const policyOf = ({ kind }: Pick<PasswordFormInput, 'kind'>) =>
  kind === 'byCode' ? 'update' : 'change';

export interface PasswordRules {
  readonly role: Role;
  readonly minimums?: PasswordMinimums;
}

/** What is wrong with each field [VP-05…VP-13, VP-16…VP-21]; nothing: they may be sent. */
export function passwordIssues(
  policy: PasswordPolicy,
  rules: PasswordRules,
  typed: TypedPasswords,
): FieldIssues {
  const { currentPassword, code, password, confirmPassword } = typed;
  const proof =
    policy === 'update'
      ? { code: code.trim() === '' ? 'code_required' : null }
      : { currentPassword: currentPasswordProblem(currentPassword) };
  const found = {
    ...proof,
    password: newPasswordProblem(policy, { ...rules, password, currentPassword }),
    confirmPassword: confirmPasswordProblem(password, confirmPassword),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, problem]) =>
      problem === null ? [] : [[field, { code: problem, information: null }]],
    ),
  );
}

export const issuesIn = (context: PasswordFormContext, typed: TypedPasswords): FieldIssues =>
  passwordIssues(policyOf(context), context, typed);

export const isFree = (issues: FieldIssues): boolean => Object.keys(issues).length === 0;
