import {
  type ConfirmPasswordProblem,
  type CurrentPasswordProblem,
  confirmPasswordProblem,
  currentPasswordProblem,
  type NewPasswordProblem,
  newPasswordProblem,
  type PasswordPolicy,
} from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';

export type PasswordField = 'current' | 'password' | 'confirm';
export const passwordFields: readonly PasswordField[] = ['current', 'password', 'confirm'];

/** What stands in the three fields. It travels in events and lies in no context. */
export type TypedPasswords = Readonly<Record<PasswordField, string>>;

export type PasswordProblem = NewPasswordProblem | ConfirmPasswordProblem | CurrentPasswordProblem;
export type PasswordProblems = Readonly<Partial<Record<PasswordField, PasswordProblem>>>;

/** What is wrong with each field [VP-09…VP-13, VP-16…VP-21]; nothing: they may be sent. */
export function passwordProblems(
  policy: PasswordPolicy,
  typed: TypedPasswords,
  role: Role,
): PasswordProblems {
  const found = {
    current: currentPasswordProblem(typed.current),
    password: newPasswordProblem(policy, {
      password: typed.password,
      role,
      currentPassword: typed.current,
    }),
    confirm: confirmPasswordProblem(typed.password, typed.confirm),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

export const isFree = (problems: PasswordProblems): boolean => Object.keys(problems).length === 0;

export const nothingTyped: TypedPasswords = { current: '', password: '', confirm: '' };

/** The problems of the fields a person has been in: nobody is told of what they have not reached. */
export function shownProblems(
  problems: PasswordProblems,
  touched: readonly PasswordField[],
): PasswordProblems {
  return Object.fromEntries(touched.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
}
