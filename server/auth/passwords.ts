import type { passwordRefusals } from '#contract/auth/auth.refusals.ts';
import {
  confirmPasswordProblem,
  type NewPasswordProblem,
  newPasswordProblem,
  type PasswordPolicy,
  passwordLimits,
} from '#contract/auth/password.rules.ts';
import type { Role } from '#contract/core/define-call.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import { endSessionsOf } from './devices.ts';
import { revokeCodes } from './queries/one-time-secrets.ts';
import { type PersonKey, updatePasswordHash } from './queries/people.ts';

export type PasswordIssue = ReasonsOf<(typeof passwordRefusals)[PasswordPolicy]>;

interface Complaint {
  readonly field: 'password' | 'confirmPassword';
  readonly issue: PasswordIssue;
}

/** Returns why a new password cannot be stored; null: it can [QC-22]. */
export function passwordComplaint(
  app: Services,
  policy: PasswordPolicy,
  given: {
    readonly password: string;
    readonly confirmPassword: string;
    readonly role: Role;
    readonly currentPassword?: string;
  },
): Complaint | null {
  const minimums = app.config.passwordMinimums;
  const problem = newPasswordProblem(policy, { ...given, minimums });
  const limits = passwordLimits(policy, given.role, minimums);
  if (problem) return { field: 'password', issue: issueOf(problem, limits) };
  return confirmPasswordProblem(given.password, given.confirmPassword) === null
    ? null
    : { field: 'confirmPassword', issue: 'confirm_differs' };
}

function issueOf(problem: NewPasswordProblem, limits: ReturnType<typeof passwordLimits>): PasswordIssue {
  if (problem !== 'password_too_short' && problem !== 'password_too_long') return problem;
  return { code: problem, params: limits };
}

/** Voids older ways in and ends all sessions but `keepSession`. Hash first: it is slow and must hold no connection. */
export async function choosePassword(
  unit: UnitOfWork,
  person: PersonKey,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await updatePasswordHash(unit.db, person, passwordHash);
  await revokeCodes(unit.db, unit.app.now(), person);
  await endSessionsOf(unit, person, keepSession);
}
