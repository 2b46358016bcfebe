import { hashPassword } from '#server/auth/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { startCode } from '#server/people/index.ts';
import { lockAdmin } from '../admins.ts';
import { giveCode } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { nameOf } from '../user.presenter.ts';

export const resetUserPassword: Handler<'reset-user-password'> = async (input, { part }) => {
  const code = startCode();
  const passwordHash = await hashPassword(code);
  return part(async (unit) => {
    const stored = await lockAdmin(unit, input.id);
    refuseOneself(unit, stored.id);
    await giveCode(unit, stored, passwordHash);
    return {
      success: 'true',
      data: { id: stored.id, user_id: stored.loginName, name: nameOf(stored), code },
    };
  });
};
