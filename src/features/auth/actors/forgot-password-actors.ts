import { forgotPasswordCall } from '#contract/auth/calls/forgot-password.call.ts';
import { getCaptchaCall } from '#contract/auth/calls/get-captcha.call.ts';
import { updatePasswordCall } from '#contract/auth/calls/update-password.call.ts';
import type { MailWish, Sum } from '#machines/auth/forgot-password/forgot-password.types.ts';
import type { NewPasswordForm, UpdateAnswer } from '#machines/auth/update-password/update-password.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';
import { canWork, workFor } from '../captcha-work.ts';

/** The work takes a moment, on an old phone a few. */
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

export const askForMail = callActor<void, MailWish>(async (input, signal) => {
  await call(forgotPasswordCall, input, { signal });
});

export const savePassword = callActor<UpdateAnswer, NewPasswordForm>((input, signal) =>
  call(updatePasswordCall, input, { signal }),
);
