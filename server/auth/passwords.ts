import { and, eq } from 'drizzle-orm';
import {
  confirmPasswordProblem,
  type NewPasswordProblem,
  newPasswordProblem,
  type PasswordPolicy,
  passwordLimits,
  type Role,
} from '#contract';
import type { Services, UnitOfWork } from '#server/core/context.ts';
import { people } from '#server/schools/schema.ts';
import { endSessionsOf } from './devices.ts';
import { voidSecrets } from './one-time.ts';

interface PersonKey {
  readonly schoolId: number;
  readonly id: number;
}

/** [VP-06] */
const fourClasses =
  'Password should contain at least one upper case,one lower case,one digit,one Special character and minimum 8 characters in length.';

/** In words: what keeps a new password from being stored; null when nothing does [QC-22]. */
export function passwordComplaint(
  app: Services,
  policy: PasswordPolicy,
  given: {
    readonly password: string;
    readonly confirmPassword: string;
    readonly role: Role;
    readonly currentPassword?: string;
  },
): { readonly field: 'password' | 'confirmPassword'; readonly text: string } | null {
  const minimums = app.config.passwordMinimums;
  const problem = newPasswordProblem(policy, { ...given, minimums });
  const limits = passwordLimits(policy, given.role, minimums);
  if (problem) return { field: 'password', text: complaint(policy, problem, limits) };
  return confirmPasswordProblem(given.password, given.confirmPassword) === null
    ? null
    : { field: 'confirmPassword', text: differ[policy] };
}

/** [VP-07, VP-11, VP-20] */
const differ: Readonly<Record<PasswordPolicy, string>> = {
  update: 'Confirm password did not match with password.',
  change: 'New password and confirm password should be same.',
  profile: 'Confirm Password and Password must be same.',
  general: 'New password and confirm password should be same.',
};

function complaint(
  policy: PasswordPolicy,
  problem: NewPasswordProblem,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): string {
  if (policy === 'update' && (problem === 'password_too_short' || problem === 'password_classes_missing'))
    return fourClasses;
  switch (problem) {
    case 'password_required':
      return 'Password is required.';
    case 'password_has_spaces':
      return 'A password has no spaces.';
    case 'password_too_short':
      return `Password should contain ${minimum} or more characters.`;
    case 'password_too_long':
      return `A password has at most ${maximum} characters.`;
    case 'password_classes_missing':
      return 'A password needs a letter, a digit and one of $@!#&.';
    case 'password_too_simple':
      return 'A password needs two of these: small letters, capital letters, digits, signs.';
    case 'password_unchanged':
      return policy === 'profile'
        ? 'The new password must be different from the old password.'
        : 'Previous password can not be new password.';
  }
}

/**
 * Stores a new password that its owner chose, voids every older way in, and ends what is open elsewhere; with
 * `keepSession` that one stays. The hash was made before: that is slow on purpose, and nobody waits for a connection
 * meanwhile.
 */
export async function choosePassword(
  unit: UnitOfWork,
  person: PersonKey,
  passwordHash: string,
  keepSession?: string,
): Promise<void> {
  await unit.db
    .update(people)
    .set({ passwordHash, passwordChangeStatus: 1, passwordSkips: 0 })
    .where(and(eq(people.schoolId, person.schoolId), eq(people.id, person.id)));
  await voidSecrets(unit.db, unit.app.now(), person);
  await endSessionsOf(unit, person, keepSession);
}
