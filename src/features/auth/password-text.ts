import type { passwordLimits } from '#contract/auth/password.rules.ts';
import { waysMessages } from './ways-messages.en.ts';

/** [VP-06…VP-08, VP-09…VP-13, VP-15] What is wrong with a password's field, in words by code. */
export function passwordWords(
  kind: 'first' | 'byCode',
  { minimum, maximum }: ReturnType<typeof passwordLimits>,
): Readonly<Record<string, string>> {
  const { problems } = waysMessages;
  const isByCode = kind === 'byCode';
  const confirm = isByCode ? problems.confirm_did_not_match : problems.confirm_differs;
  return {
    code_required: problems.code_required,
    current_required: problems.current_required,
    password_required: problems.password_required,
    password_has_spaces: problems.password_has_spaces,
    password_too_short: isByCode ? problems.four_classes : problems.password_too_short(minimum),
    password_too_long: problems.password_too_long(maximum),
    password_classes_missing: isByCode ? problems.four_classes : problems.three_classes,
    password_too_simple: problems.password_too_simple,
    password_unchanged: problems.password_unchanged,
    confirm_required: confirm,
    confirm_differs: confirm,
  };
}
