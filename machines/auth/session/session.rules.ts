import { normaliseLoginName } from '#contract/auth/session.model.ts';
import type {
  AccountEntry,
  Credentials,
  LoginNameProblem,
  LoginProblem,
  OtpProblem,
  PasswordProblem,
} from './session.types.ts';

/** [VP-01, CO-43] Measured on the name that would be sent. */
export function loginNameProblem(typed: string): LoginNameProblem | null {
  const { name } = normaliseLoginName(typed);
  if (name === '') return 'username_required';
  if (name.length < 2) return 'username_too_short';
  return name.length > 24 ? 'username_too_long' : null;
}

/** [VP-02, CO-44] */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'password_required';
  if (/\s/.test(password)) return 'password_has_spaces';
  if (password.length < 3) return 'password_too_short';
  return password.length > 24 ? 'password_too_long' : null;
}

/** A one-time code is digits; how many, the server knows. */
function otpProblem(otp: string): OtpProblem | null {
  return /^\d{4,8}$/.test(otp) ? null : 'otp_has_other_signs';
}

/** [LG-05] Whether there is enough to sign in with. */
export function isLoginButtonEnabled(password: string, otp = ''): boolean {
  return password !== '' || otp !== '';
}

/** The first thing that keeps the login form from being sent. */
export function loginProblem({ loginName, password, otp }: Credentials): LoginProblem | null {
  return loginNameProblem(loginName) ?? (otp === '' ? passwordProblem(password) : otpProblem(otp));
}

/** [LG-02, LG-04] The name an old one is rewritten to; null when it stays as typed. */
export function rewrittenName(typed: string): string | null {
  const { name, rewritten } = normaliseLoginName(typed);
  return rewritten ? name : null;
}

/** [LG-02, LG-03] What is sent. */
export function credentialsToSend({ loginName, password, otp, endOthers }: Credentials): Credentials {
  return { loginName: normaliseLoginName(loginName).name, password, otp, endOthers };
}

/** The same of somebody who comes from a provider. */
export function accountToSend({ loginName, password, endOthers }: AccountEntry): AccountEntry {
  return { loginName: normaliseLoginName(loginName).name, password, endOthers };
}
