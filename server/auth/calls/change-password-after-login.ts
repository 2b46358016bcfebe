import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { asStored, currentBeside } from '../first-password.ts';
import { choosePassword, passwordComplaint } from '../passwords.ts';
import { currentSecret } from '../queries/people.ts';
import { hashPassword, passwordMatches } from '../secrets.ts';
import { validateTry } from '../sign-in-throttle.ts';

/** [CC-06, LG-14] Ends the person's other sessions and keeps this one. */
export const changePasswordAfterLogin: Handler<'change-password-after-login'> = async (input, scene) => {
  const { app, actor, part, refuse } = scene;
  refuseDemo({ actor, refuse });
  const stored = await part(({ db }) => currentSecret(db, actor));
  const currentPassword = asStored(stored, input.currentPassword);
  const isRight = await validateTry(
    scene,
    actor.loginName,
    async () => (await passwordMatches(stored.hash, currentPassword)) || null,
  );
  if (!isRight) {
    await part((unit) => audit(unit, actor, 'password.refused', {}));
    throw refuse('wrong_password', { issues: { currentPassword: 'wrong_password' } });
  }
  const complaint = passwordComplaint(app, 'change', {
    ...input,
    currentPassword: currentBeside(stored, input.currentPassword, input.password),
    role: actor.role,
  });
  if (complaint)
    throw refuse(complaint.field === 'password' ? 'weak_password' : 'passwords_differ', {
      issues: { [complaint.field]: complaint.issue },
    });
  const passwordHash = await hashPassword(input.password);
  await part(async (unit) => {
    const person = { schoolId: actor.school.id, id: actor.id };
    await choosePassword(unit, person, passwordHash, actor.sessionId);
    await audit(unit, actor, 'password.changed', {});
  });
  return { status: 'true', msg: 'Your password was changed.' };
};
