import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { currentHash } from '../own-password.ts';
import { choosePassword, passwordComplaint } from '../passwords.ts';
import { hashPassword, passwordMatches } from '../secrets.ts';
import { judgeTry } from '../sign-in-throttle.ts';

/** [CC-06, LG-14] Ends the person's other sessions, and keeps this one. */
export const changePasswordAfterLogin: Handler<'change-password-after-login'> = async (input, scene) => {
  const { app, actor, part } = scene;
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: its passwords cannot be changed.');
  const isRight = await judgeTry(scene, actor.loginName, async () => {
    const stored = await part((unit) => currentHash(unit, actor));
    return (await passwordMatches(stored, input.currentPassword)) || null;
  });
  if (!isRight) {
    await part((unit) => audit(unit, actor, 'password.refused', {}));
    const text = 'Current password is incorrect.';
    throw new Refusal('wrong_password', text, { fields: { currentPassword: text } });
  }
  const complaint = passwordComplaint(app, 'change', { ...input, role: actor.role });
  if (complaint)
    throw new Refusal(complaint.field === 'password' ? 'weak_password' : 'passwords_differ', complaint.text, {
      fields: { [complaint.field]: complaint.text },
    });
  const passwordHash = await hashPassword(input.password);
  await part(async (unit) => {
    const person = { schoolId: actor.school.id, id: actor.id };
    await choosePassword(unit, person, passwordHash, actor.sessionId);
    await audit(unit, actor, 'password.changed', {});
  });
  return { status: 'true', msg: 'Your password was changed.' };
};
