import { changePasswordAfterLoginCall } from '#contract/auth/calls/change-password-after-login.call.ts';
import { getPswStatusCall } from '#contract/auth/calls/get-psw-status.call.ts';
import { skipPasswordAfterLoginCall } from '#contract/auth/calls/skip-password-after-login.call.ts';
import type { PasswordStatus, TypedPasswords } from '#machines/password-form/password-form.types.ts';
import { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

export const loadStatus = callActor<PasswordStatus, void>(async (_, signal) => {
  const answer = await call(getPswStatusCall, {}, { signal });
  return {
    mustChange: answer.psw_change_status === 0,
    skipsLeft: answer.skips_left,
    wasPutOff: answer.was_put_off === 1,
    isStartCode: answer.is_start_code === 1,
    minimum: answer.minimum,
  };
});

export const savePassword = callActor<void, TypedPasswords>(async ({ code: _none, ...input }, signal) => {
  await call(changePasswordAfterLoginCall, input, { signal });
});

export const skipPassword = callActor<void, void>(async (_, signal) => {
  await call(skipPasswordAfterLoginCall, { skip: 1 }, { signal });
});
