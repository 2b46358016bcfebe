import { and, eq } from 'drizzle-orm';
import type { PasswordPolicy } from '#contract';
import type { AppContext } from '../context.ts';
import { people } from '../db/schema/school.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.ts';
import { passwordComplaint } from './passwords.ts';
import { passwordMatches } from './secrets.ts';
import type { Actor } from './sessions.ts';
import { countFailure, forgetFailures, refuseThrottled } from './sign-in-throttle.ts';

export interface PasswordWish {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * [QU-05, QC-22] Judges a wish for a new password, the current one last and with limited tries, so that a browser left
 * open cannot be used to guess it. `currentField` is its name on the wire.
 */
export async function judgePassword(
  app: AppContext,
  actor: Actor,
  policy: PasswordPolicy,
  wish: PasswordWish,
  currentField: string,
): Promise<void> {
  const complaint = passwordComplaint(app, policy, { ...wish, role: actor.role });
  if (complaint) throw refusedField('bad_fields', complaint.field, complaint.text);
  await verifyCurrent(app, actor, wish.currentPassword, currentField);
}

function refusedField(code: string, name: string, information: string): Refusal {
  return new Refusal(code, information, { fields: { [name]: information } });
}

/** [VP-22] The text is the specification's; the comparison is here alone. */
async function verifyCurrent(app: AppContext, actor: Actor, typed: string, field: string): Promise<void> {
  const counter = `current password of ${actor.loginName}`;
  await refuseThrottled(app, counter);
  const [person] = await app.db
    .select({ passwordHash: people.passwordHash })
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)));
  if (await passwordMatches(person?.passwordHash ?? null, typed)) return forgetFailures(app, counter);
  await countFailure(app, counter);
  await audit(app, actor, 'password.current_refused', {});
  throw refusedField('current_incorrect', field, 'Current password is incorrect.');
}
