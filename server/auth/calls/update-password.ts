import { passwordRefusals } from '#contract/auth/auth.refusals.ts';
import { sayRefusal } from '#contract/core/refusals.ts';
import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { UnitOfWork } from '#server/core/context.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { choosePassword, type PasswordIssue, passwordComplaint } from '../passwords.ts';
import { consumeCode } from '../queries/one-time-secrets.ts';
import { findWhoMayEnter } from '../queries/people.ts';
import { forgetTries } from '../queries/sign-in-failures.ts';
import { fingerprint, hashPassword } from '../secrets.ts';

/** [CC-04, VP-05…08, ER-19] */
export const updatePassword: Handler<'updatePassword'> = async (input, { app, part, isRight }) => {
  if (input.code === '') return { status: 'warning', msg: 'Code is required' };
  const complaint = passwordComplaint(app, 'update', { ...input, role: roles.faculty });
  if (complaint) return { status: 'invalid passsord', msg: textOf(complaint.issue) };
  const passwordHash = await hashPassword(input.password);
  return part(async (unit) => {
    const person = await personOfCode(unit, input.code);
    if (!person)
      return { status: 'warning', msg: 'This code was used before, or is too old. Ask for a new mail.' };
    isRight(person);
    await choosePassword(unit, person, passwordHash);
    await forgetTries(unit.db, person.loginName);
    const actor = { id: person.id, school: { id: person.schoolId } };
    await audit(unit, actor, 'password.reset', { role: person.role });
    return { status: 'true', msg: 'Your password was changed. Sign in with it.' };
  });
};

/** [ER-19] An answer instead of a refusal: the specification's form reads it so. */
function textOf(issue: PasswordIssue): string {
  const told = typeof issue === 'string' ? { code: issue } : issue;
  return sayRefusal(passwordRefusals.update, told).information ?? '';
}

/** Uses the code up; undefined too when its person may not sign in. */
async function personOfCode({ app, db }: UnitOfWork, code: string) {
  const used = await consumeCode(db, app.now(), fingerprint(code), 'password-reset');
  return used ? findWhoMayEnter(db, { schoolId: used.schoolId, id: used.personId }) : undefined;
}
