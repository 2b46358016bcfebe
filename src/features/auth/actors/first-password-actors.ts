import { authCalls } from '#contract/calls/auth.ts';
import type {
  FirstPasswordForm,
  PasswordStatus,
} from '#machines/auth/first-password/first-password.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

export const loadStatus = callActor<PasswordStatus, void>(async (_, signal) => {
  const answer = await call(authCalls['get-psw-status'], {}, { signal });
  return {
    mustChange: answer.psw_change_status === 0,
    skipsLeft: answer.skips_left,
    minimum: answer.minimum,
  };
});

export const changePassword = callActor<void, FirstPasswordForm>(async (input, signal) => {
  await call(authCalls['change-password-after-login'], input, { signal });
});

export const skipPassword = callActor<void, void>(async (_, signal) => {
  await call(authCalls['skip-password-after-login'], { skip: 1 }, { signal });
});
