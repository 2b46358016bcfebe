import type {
  ConfirmPasswordProblem,
  NewPasswordProblem,
  PasswordPolicy,
} from '#contract/auth/password.rules.ts';
import { waysMessages } from './ways-messages.en.ts';

interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

/** What is wrong with a new password, in words [VP-06, VP-09, VP-12, VP-15]; undefined when nothing is. */
export function newPasswordText(
  policy: Extract<PasswordPolicy, 'update' | 'change'>,
  problem: NewPasswordProblem | null,
  { minimum, maximum }: Limits,
): string | undefined {
  const texts = waysMessages.problems;
  if (problem === null) return undefined;
  switch (problem) {
    case 'password_too_short':
      return policy === 'update' ? texts.four_classes : texts.password_too_short(minimum);
    case 'password_classes_missing':
      return policy === 'update' ? texts.four_classes : texts.three_classes;
    case 'password_too_long':
      return texts.password_too_long(maximum);
    case 'password_required':
    case 'password_has_spaces':
    case 'password_too_simple':
    case 'password_unchanged':
      return texts[problem];
  }
}

/** [VP-07, VP-13] */
export function confirmText(
  policy: Extract<PasswordPolicy, 'update' | 'change'>,
  problem: ConfirmPasswordProblem | null,
): string | undefined {
  if (problem === null) return undefined;
  return policy === 'update'
    ? waysMessages.problems.confirm_did_not_match
    : waysMessages.problems.confirm_differs;
}
