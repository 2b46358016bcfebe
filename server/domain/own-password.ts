import { and, eq } from 'drizzle-orm';
import type { PasswordPolicy } from '#contract';
import { people } from '../db/schema/school.ts';
import type { SignedInScene } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.ts';
import { passwordComplaint } from './passwords.ts';
import { passwordMatches } from './secrets.ts';
import { judgeTry } from './sign-in-throttle.ts';

export interface PasswordWish {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

type Asker = Pick<SignedInScene, 'app' | 'db' | 'actor'>;

/**
 * [QU-05, QC-22] Judges a wish for a new password, the current one last and with limited tries, so that a browser left
 * open cannot be used to guess it. `currentField` is its name on the wire. Not within a
 * transaction: what was tried stays counted though the call is refused.
 */
export async function judgePassword(
  asker: Asker,
  policy: PasswordPolicy,
  wish: PasswordWish,
  currentField: string,
): Promise<void> {
  const { app, actor } = asker;
  const complaint = passwordComplaint(app, policy, { ...wish, role: actor.role });
  if (complaint) throw refusedField('bad_fields', complaint.field, complaint.text);
  await verifyCurrent(asker, wish.currentPassword, currentField);
}

function refusedField(code: string, name: string, information: string): Refusal {
  return new Refusal(code, information, { fields: { [name]: information } });
}

/** [VP-22] The text is the specification's; the comparison is here alone. */
async function verifyCurrent({ app, db, actor }: Asker, typed: string, field: string): Promise<void> {
  const counter = `current password of ${actor.loginName}`;
  const isRight = await judgeTry({ db, now: app.now() }, counter, async () => {
    const [person] = await db
      .select({ passwordHash: people.passwordHash })
      .from(people)
      .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)));
    return (await passwordMatches(person?.passwordHash ?? null, typed)) || null;
  });
  if (isRight) return;
  await audit(app, actor, 'password.current_refused', {});
  throw refusedField('current_incorrect', field, 'Current password is incorrect.');
}
