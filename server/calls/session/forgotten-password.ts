import { and, eq } from 'drizzle-orm';
import { roles } from '#contract';
import { newCaptcha, refuseUnlessSolved } from '#server/auth/captcha.ts';
import { useUpLong } from '#server/auth/one-time.ts';
import { choosePassword, passwordComplaint } from '#server/auth/passwords.ts';
import { hashPassword } from '#server/auth/secrets.ts';
import { askForPasswordReset } from '#server/auth/sign-in-mail.ts';
import { forgetTries } from '#server/auth/sign-in-throttle.ts';
import { audit } from '#server/core/audit.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { people } from '#server/schools/schema.ts';

/** [QU-12] */
export const getCaptcha: Handler<'get-captcha'> = (_input, { app }) => Promise.resolve(newCaptcha(app));

/** [PF-20, CC-03] Known and unknown addresses are answered alike, in the same time. */
export const forgotPassword: Handler<'forgotPassword'> = async (input, scene) => {
  if (input.userType === 3)
    throw new Refusal('contact_teacher', 'Please ask your teacher: they can give you a new password.');
  await refuseUnlessSolved(scene, input.recaptcha);
  if (input.website === '')
    await askForPasswordReset(scene, {
      email: input.email,
      role: input.userType,
      formSession: input.formSession,
    });
  return {
    status: 'true',
    msg: 'If we know this address, a mail is on its way. It tells how to choose a new password.',
  };
};

/** [CC-04, VP-05…08, ER-19] */
export const updatePassword: Handler<'updatePassword'> = async (input, { app, part }) => {
  if (input.code === '') return { status: 'warning', msg: 'Code is required' };
  const complaint = passwordComplaint(app, 'update', { ...input, role: roles.faculty });
  if (complaint) return { status: 'invalid passsord', msg: complaint.text };
  const passwordHash = await hashPassword(input.password);
  return part(async (unit) => {
    const person = await personOfCode(unit, input.code);
    if (!person?.isActive)
      return { status: 'warning', msg: 'This code was used before, or is too old. Ask for a new mail.' };
    await choosePassword(unit, person, passwordHash);
    await forgetTries(unit.db, person.loginName);
    const actor = { id: person.id, school: { id: person.schoolId } };
    await audit(unit, actor, 'password.reset', { role: person.role });
    return { status: 'true', msg: 'Your password was changed. Sign in with it.' };
  });
};

/** Whose code this is, which with that is used up. */
async function personOfCode({ app, db }: UnitOfWork, code: string) {
  const used = await useUpLong(db, app.now(), 'password-reset', code);
  if (!used) return undefined;
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, used.schoolId), eq(people.id, used.personId)));
  return person;
}
