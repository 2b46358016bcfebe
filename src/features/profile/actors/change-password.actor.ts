import type { Role } from '#contract/core/define-call.ts';
import { changePasswordCall } from '#contract/profile/calls/change-password.call.ts';
import type { TypedPasswords } from '#machines/profile/change-password/password-fields.ts';
import type { call } from '#src/lib/api-client.ts';
import { callActor } from '#src/lib/call-actor.ts';

export interface ChangePasswordTools {
  readonly call: typeof call;
  readonly role: Role;
}

/** [CC-06] */
export function defineChangePasswordActor({ call, role }: ChangePasswordTools) {
  return callActor<void, TypedPasswords>(async ({ current, password, confirm }, signal) => {
    const input = { currentPassword: current, password, confirmPassword: confirm, roleId: role };
    await call(changePasswordCall, input, { signal });
  });
}
