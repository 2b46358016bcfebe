import { forgotPasswordCall } from '#contract/auth/calls/forgot-password.call.ts';
import { getCaptchaCall } from '#contract/auth/calls/get-captcha.call.ts';
import { updatePasswordCall } from '#contract/auth/calls/update-password.call.ts';
import type { MailCommand, Sum } from '#machines/auth/forgot-password/forgot-password.types.ts';
import type { TypedPasswords } from '#machines/password-form/password-form.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { canWork, workFor } from '../captcha-work.ts';

/** In ms: the work takes a few moments on an old phone. */
const workTimeout = 120_000;

export const solveCaptcha = callActor<string, void>(
  async (_, signal) => {
    if (!canWork()) throw { kind: 'refused', code: 'cannot_work', information: '' };
    const { ticket, bits } = await call(getCaptchaCall, {}, { signal });
    return `work:${await workFor(ticket, bits, signal)}:${ticket}`;
  },
  { timeout: workTimeout },
);

export const loadSum = callActor<Sum, void>(async (_, signal) => {
  const { ticket, sum } = await call(getCaptchaCall, {}, { signal });
  return { ticket, numbers: sum };
});

export const askForMail = callActor<void, MailCommand>(async (input, signal) => {
  await call(forgotPasswordCall, input, { signal });
});

/** [ER-19] A password that the server rejects shows the server's words beside it. */
export const savePassword = callActor<void, TypedPasswords>(
  async ({ password, confirmPassword, code }, signal) => {
    const input = { password, confirmPassword, code: code.trim() };
    const { status, msg } = await call(updatePasswordCall, input, { signal });
    if (status === 'true') return;
    const fields = status === 'warning' ? {} : { fields: { password: msg } };
    throw { kind: 'refused', code: 'warning', information: msg, ...fields };
  },
);
