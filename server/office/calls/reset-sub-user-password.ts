import { hashPassword } from '#server/auth/index.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { startCode } from '#server/people/index.ts';
import { giveCode } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { lockSubUser } from '../sub-users.ts';
import { nameOf } from '../user.presenter.ts';

export const resetSubUserPassword: Handler<'reset-sub-user-password'> = async (input, { part }) => {
  const code = startCode();
  const passwordHash = await hashPassword(code);
  return part(async (unit) => {
    const stored = await lockSubUser(unit.db, input.id);
    refuseOneself(unit, stored.id);
    await giveCode(unit, stored, passwordHash);
    return {
      success: 'true',
      data: { id: stored.id, user_id: stored.loginName, name: nameOf(stored), code },
    };
  });
};
