import { describe, expect, it } from 'vitest';
import {
  credentialsToSend,
  isLoginButtonEnabled,
  loginNameProblem,
  loginProblem,
  passwordProblem,
  rewrittenName,
} from '#machines/auth/session/session.rules.ts';

const nothing = { loginName: '', password: '', otp: '', endOthers: false };

describe('the rules of the login form', () => {
  it.each([
    ['', 'username_required'],
    ['   ', 'username_required'],
    ['A', 'username_too_short'],
    ['A1', null],
    ['X'.repeat(24), null],
    ['X'.repeat(25), 'username_too_long'],
    ['ICTADM_00', 'username_too_short'],
    [`MBXSTU_00${'1'.repeat(23)}`, null],
    [`MBXSTU_00${'1'.repeat(24)}`, 'username_too_long'],
  ] as const)('judges the user name "%s": %s [VP-01, CO-43]', (typed, problem) => {
    expect(loginNameProblem(typed)).toBe(problem);
  });

  it.each([
    ['', 'password_required'],
    ['ab', 'password_too_short'],
    ['abc', null],
    ['a c', 'password_has_spaces'],
    [' abc', 'password_has_spaces'],
    ['a\tbc', 'password_has_spaces'],
    ['x'.repeat(24), null],
    ['x'.repeat(25), 'password_too_long'],
  ] as const)('judges the password "%s": %s [VP-02, CO-44]', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it('names the problem of the user name first [VP-01, VP-02]', () => {
    expect(loginProblem(nothing)).toBe('username_required');
    expect(loginProblem({ ...nothing, loginName: 'A1' })).toBe('password_required');
    expect(loginProblem({ ...nothing, loginName: 'A1', password: 'abc' })).toBeNull();
  });

  it.each([
    ['123456', null],
    ['1234', null],
    ['123', 'otp_has_other_signs'],
    ['12345a', 'otp_has_other_signs'],
    ['123456789', 'otp_has_other_signs'],
  ] as const)('judges the one-time code "%s": %s, and no password with it [LG-01]', (otp, problem) => {
    expect(loginProblem({ ...nothing, loginName: 'A1', otp })).toBe(problem);
  });

  it('enables the button once there is a password or a code [LG-05]', () => {
    expect(isLoginButtonEnabled('')).toBe(false);
    expect(isLoginButtonEnabled('x')).toBe(true);
    expect(isLoginButtonEnabled('', '1')).toBe(true);
  });

  it.each([
    ['ICTADM_0012', 'A12'],
    ['MBXFAC_007', 'F7'],
    ['mbxstu_0099', 'S99'],
    ['a12', null],
    ['XICTADM_001', null],
  ])('rewrites the old prefix of %s to %s [LG-02, LG-04]', (typed, name) => {
    expect(rewrittenName(typed)).toBe(name);
  });

  it('sends the name in upper case with its short prefix and the password as typed [LG-02, LG-03]', () => {
    expect(credentialsToSend({ ...nothing, loginName: ' mbxfac_0012 ', password: 'Ab#1' })).toEqual({
      ...nothing,
      loginName: 'F12',
      password: 'Ab#1',
    });
    expect(credentialsToSend({ ...nothing, loginName: 'a7', password: 'Ab#1' }).loginName).toBe('A7');
  });
});
