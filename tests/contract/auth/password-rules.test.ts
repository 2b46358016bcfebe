import { describe, expect, it } from 'vitest';
import { newPasswordProblem, type PasswordPolicy, passwordLimits } from '#contract/auth/password.rules.ts';
import { roles } from '#contract/core/roles.ts';

/** Letters of all four classes, so that only the length can be wrong. */
const ofLength = (length: number) => 'aA1@'.repeat(7).slice(0, length);
const problemAt = (policy: PasswordPolicy, length: number, role: 3 | 4 = roles.faculty) =>
  newPasswordProblem(policy, { password: ofLength(length), role });

describe('how long a new password is', () => {
  it('by the code of a mail: 8 to 15 characters [CO-45]', () => {
    expect([7, 8, 15, 16].map((length) => problemAt('update', length))).toEqual([
      'password_too_short',
      null,
      null,
      'password_too_long',
    ]);
  });

  it('after a sign-in: 3 to 25, within the minimum of the server and what the login form takes [CO-46, QC-23]', () => {
    const none = { staff: 1, student: 1 };
    expect(passwordLimits('change', roles.faculty, none)).toEqual({ minimum: 3, maximum: 24 });
    expect([7, 8, 24, 25].map((length) => problemAt('change', length))).toEqual([
      'password_too_short',
      null,
      null,
      'password_too_long',
    ]);
    expect([5, 6].map((length) => problemAt('change', length, roles.student))).toEqual([
      'password_too_short',
      null,
    ]);
  });

  it('in a profile: at least 8, for students too [CO-47]', () => {
    for (const role of [roles.faculty, roles.student] as const)
      expect([7, 8].map((length) => problemAt('profile', length, role))).toEqual([
        'password_too_short',
        null,
      ]);
  });
});
