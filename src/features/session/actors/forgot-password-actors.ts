import { fromPromise } from 'xstate';
import { authCalls } from '#contract/calls/auth.ts';
import type { MailWish, Sum } from '#machines/forgot-password/forgot-password.types.ts';
import type { NewPasswordForm, UpdateAnswer } from '#machines/update-password/update-password.types.ts';
import { call } from '#src/lib/api-client.ts';
import { toFailure } from '#src/lib/to-failure.ts';
import { canWork, workFor } from '../captcha-work.ts';

export const solveCaptcha = fromPromise<string, void>(async ({ signal }) => {
  if (!canWork()) throw { kind: 'refused', code: 'cannot_work', information: '' };
  try {
    const { ticket, bits } = await call(authCalls['get-captcha'], {}, { signal });
    return `work:${await workFor(ticket, bits, signal)}:${ticket}`;
  } catch (error) {
    throw toFailure(error);
  }
});

export const loadSum = fromPromise<Sum, void>(async ({ signal }) => {
  try {
    const { ticket, sum } = await call(authCalls['get-captcha'], {}, { signal });
    return { ticket, numbers: sum };
  } catch (error) {
    throw toFailure(error);
  }
});

export const askForMail = fromPromise<void, MailWish>(async ({ input, signal }) => {
  try {
    await call(authCalls.forgotPassword, input, { signal });
  } catch (error) {
    throw toFailure(error);
  }
});

export const savePassword = fromPromise<UpdateAnswer, NewPasswordForm>(async ({ input, signal }) => {
  try {
    return await call(authCalls.updatePassword, input, { signal });
  } catch (error) {
    throw toFailure(error);
  }
});
