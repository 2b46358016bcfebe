import { and, eq } from 'drizzle-orm';
import { roles } from '#contract';
import { people } from '../../db/schema/school.ts';
import { audit } from '../../domain/audit.ts';
import { newCaptcha, refuseUnlessSolved } from '../../domain/captcha.ts';
import { useUpLong } from '../../domain/one-time.ts';
import { choosePassword, passwordComplaint } from '../../domain/passwords.ts';
import { askForPasswordReset } from '../../domain/sign-in-mail.ts';
import { forgetTries } from '../../domain/sign-in-throttle.ts';
import type { Handler } from '../../pipeline.ts';
import { Refusal } from '../../refusal.ts';

/** [QU-12] */
export const getCaptcha: Handler<'get-captcha'> = (_input, { app }) => newCaptcha(app);

/** [PF-20, CC-03] Known and unknown addresses are answered alike, in the same time. */
export const forgotPassword: Handler<'forgotPassword'> = async (input, { app }) => {
  if (input.userType === 3)
    throw new Refusal('contact_teacher', 'Please ask your teacher: they can give you a new password.');
  await refuseUnlessSolved(app, input.recaptcha);
  if (input.website === '')
    await askForPasswordReset(app, {
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
export const updatePassword: Handler<'updatePassword'> = async (input, { app, db }) => {
  if (input.code === '') return { status: 'warning', msg: 'Code is required' };
  const complaint = passwordComplaint(app, 'update', { ...input, role: roles.faculty });
  if (complaint) return { status: 'invalid passsord', msg: complaint.text };
  const used = await useUpLong(db, app.now(), 'password-reset', input.code);
  const [person] = used
    ? await db
        .select()
        .from(people)
        .where(and(eq(people.schoolId, used.schoolId), eq(people.id, used.personId)))
    : [];
  if (!person?.isActive)
    return { status: 'warning', msg: 'This code was used before, or is too old. Ask for a new mail.' };
  await choosePassword(app, db, person, input.password);
  await forgetTries(db, person.loginName);
  await audit(app, { id: person.id, school: { id: person.schoolId } }, 'password.reset', {
    role: person.role,
  });
  return { status: 'true', msg: 'Your password was changed. Sign in with it.' };
};
