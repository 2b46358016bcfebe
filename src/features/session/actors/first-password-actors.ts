import { fromPromise } from 'xstate';
import { authCalls } from '#contract/calls/auth.ts';
import type { FirstPasswordForm, PasswordStatus } from '#machines/first-password/first-password.types.ts';
import { call } from '#src/lib/api-client.ts';
import { toFailure } from '#src/lib/to-failure.ts';

export const loadStatus = fromPromise<PasswordStatus, void>(async ({ signal }) => {
  try {
    const answer = await call(authCalls['get-psw-status'], {}, { signal });
    return {
      mustChange: answer.psw_change_status === 0,
      skipsLeft: answer.skips_left,
      minimum: answer.minimum,
    };
  } catch (error) {
    throw toFailure(error);
  }
});

export const changePassword = fromPromise<void, FirstPasswordForm>(async ({ input, signal }) => {
  try {
    await call(authCalls['change-password-after-login'], input, { signal });
  } catch (error) {
    throw toFailure(error);
  }
});

export const skipPassword = fromPromise<void, void>(async ({ signal }) => {
  try {
    await call(authCalls['skip-password-after-login'], { skip: 1 }, { signal });
  } catch (error) {
    throw toFailure(error);
  }
});
