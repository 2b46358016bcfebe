import type { Role } from '#contract/core/define-call.ts';
import { roles } from '#contract/core/roles.ts';

/**
 * Policies for a new password [QC-22]; signing in never checks strength.
 * - `update`: forgotten password, by a mailed code [VP-05]
 * - `change`: after sign-in or from the menu [VP-09]
 * - `profile`: within a profile [VP-17]
 * - `general`: two of the four classes, if nothing stricter applies [VP-15]
 */
export type PasswordPolicy = 'update' | 'change' | 'profile' | 'general';

/** In the order of the checks. */
export type NewPasswordProblem =
  | 'password_required'
  | 'password_has_spaces'
  | 'password_too_short'
  | 'password_too_long'
  /** `update`: one of the four classes [VP-06]; `change`: a letter, a digit or one of `$@!#&` [VP-09]. */
  | 'password_classes_missing'
  /** Fewer than two of the four classes [VP-15]. */
  | 'password_too_simple'
  /** It is the present one [VP-12, VP-18]. */
  | 'password_unchanged';
/** [VP-07, VP-11, VP-13, VP-19, VP-20] The second field is empty or differs. */
export type ConfirmPasswordProblem = 'confirm_required' | 'confirm_differs';
/** [VP-10, VP-21, VP-22] Only the server can find `current_incorrect`. */
export type CurrentPasswordProblem = 'current_required' | 'current_incorrect';

/** Server minimums; the operator can change them for a school [QC-23]. */
export interface PasswordMinimums {
  readonly staff: number;
  readonly student: number;
}
export const defaultPasswordMinimums: PasswordMinimums = { staff: 8, student: 6 };

/** [VP-02] The login form's limit: a longer password could be set but never used. */
const longestLoginPassword = 24;

const shortestByPolicy = { update: 8, change: 3, profile: 8, general: 3 } as const;
const longestByPolicy = { update: 15, change: 25, profile: 24, general: 24 } as const;

/** Length of a new password: the strictest of the policy, the server's minimum and the login form. */
export function passwordLimits(
  policy: PasswordPolicy,
  role: Role,
  minimums: PasswordMinimums = defaultPasswordMinimums,
): { readonly minimum: number; readonly maximum: number } {
  const floor = role === roles.student ? minimums.student : minimums.staff;
  return {
    minimum: Math.max(shortestByPolicy[policy], floor),
    maximum: Math.min(longestByPolicy[policy], longestLoginPassword),
  };
}

/** Counts the classes: lower case, upper case, digit, special [VP-15]. */
export function passwordClasses(password: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u].filter((each) => each.test(password)).length;
}

/** [VP-09] The change form drops spaces as they are typed; the others keep them and report them. */
export function asTypedPassword(policy: PasswordPolicy, typed: string): string {
  return policy === 'change' ? typed.replace(/\s+/gu, '') : typed;
}

/** [VP-09] Students need no letter, digit and sign [VP-14]; the general rule applies to them. */
function isClassMissing(policy: PasswordPolicy, password: string, role: Role): boolean {
  if (policy === 'update') return passwordClasses(password) < 4;
  if (policy !== 'change' || role === roles.student) return false;
  return !(/\p{L}/u.test(password) && /\p{Nd}/u.test(password) && /[$@!#&]/u.test(password));
}

export interface NewPassword {
  readonly password: string;
  readonly role: Role;
  /** '' if none is asked for. */
  readonly currentPassword?: string;
  readonly minimums?: PasswordMinimums;
}

/** The first problem of a new password; null: none. */
export function newPasswordProblem(
  policy: PasswordPolicy,
  { password, role, currentPassword = '', minimums }: NewPassword,
): NewPasswordProblem | null {
  if (password === '') return 'password_required';
  if (/\s/u.test(password)) return 'password_has_spaces';
  const { minimum, maximum } = passwordLimits(policy, role, minimums);
  if (password.length < minimum) return 'password_too_short';
  if (password.length > maximum) return 'password_too_long';
  if (isClassMissing(policy, password, role)) return 'password_classes_missing';
  if (passwordClasses(password) < 2) return 'password_too_simple';
  return password === currentPassword ? 'password_unchanged' : null;
}

export function confirmPasswordProblem(
  password: string,
  confirmPassword: string,
): ConfirmPasswordProblem | null {
  if (confirmPassword === '') return 'confirm_required';
  return confirmPassword === password ? null : 'confirm_differs';
}

export function currentPasswordProblem(currentPassword: string): CurrentPasswordProblem | null {
  return currentPassword === '' ? 'current_required' : null;
}
