import type { SnapshotFrom } from 'xstate';
import { passwordLimits } from '#contract/auth/password.rules.ts';
import type { FieldIssues } from '#contract/core/issues.ts';
import { shownIssues } from '../form/form.rules.ts';
import type { passwordFormMachine } from './password-form.machine.ts';
import { isFree, issuesIn, policyOf } from './password-form.rules.ts';
import type { PasswordFormContext, TypedPasswords } from './password-form.types.ts';

export interface PasswordFormView
  extends Pick<PasswordFormContext, 'isDemoSchool' | 'skipsLeft' | 'wasPutOff' | 'isStartCode' | 'failure'> {
  readonly state: SnapshotFrom<typeof passwordFormMachine>['value'];
  /** By field, what is to be said beside it. */
  readonly issues: FieldIssues;
  /** How long a new password may be. */
  readonly limits: ReturnType<typeof passwordLimits>;
  readonly canSend: boolean;
  readonly canSkip: boolean;
  readonly isSaved: boolean;
}

/** What a password's form shows while this stands in its fields. */
export function passwordFormView(
  { context, value }: SnapshotFrom<typeof passwordFormMachine>,
  typed: TypedPasswords,
): PasswordFormView {
  const { isDemoSchool, skipsLeft, wasPutOff, isStartCode, refusals, failure, role, minimums, outcome } =
    context;
  const found = issuesIn(context, typed);
  return {
    state: value,
    isDemoSchool,
    skipsLeft,
    wasPutOff,
    isStartCode,
    issues: shownIssues(context, found),
    // What stands beside a field is said there.
    failure: isFree(refusals) ? failure : null,
    limits: passwordLimits(policyOf(context), role, minimums),
    canSend: !isDemoSchool && isFree(found),
    canSkip: (skipsLeft ?? 0) > 0,
    isSaved: outcome === 'saved',
  };
}
