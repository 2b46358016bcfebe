import { profileRights } from '#contract/profile/profile-rights.rules.ts';
import { choosePassword, hashPassword, sessionCookie, validatePasswordChange } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { forbidden } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { refuseUnlessMaySave } from '../policy.ts';
import { ownerOf } from '../queries/profile.ts';

/** [CC-06, ER-20, VP-14] Ends every session of the person, the caller's too. */
export const changePassword: Handler<'change-Password'> = async (input, scene) => {
  const { actor, part, reply } = scene;
  if (input.roleId !== actor.role) throw forbidden();
  refuseDemo(scene);
  const rights = profileRights(await part(({ db }) => ownerOf(db, actor)));
  refuseUnlessMaySave(scene, rights, { fields: [], picture: false, password: true });
  await validatePasswordChange(scene, 'change', input, 'currentPassword');
  const passwordHash = await hashPassword(input.password);
  await part(async (unit) => {
    await choosePassword(unit, { schoolId: actor.school.id, id: actor.id }, passwordHash);
    await audit(unit, actor, 'password.changed', {});
  });
  reply.clearCookie(sessionCookie, { path: '/' });
  return { status: 'true', msg: 'Your password has been changed. Sign in with the new one.' };
};
