import { and, eq, lt, sql } from 'drizzle-orm';
import { passwordLimits } from '#contract';
import { currentHash } from '#server/auth/own-password.ts';
import { choosePassword, passwordComplaint } from '#server/auth/passwords.ts';
import { sessions } from '#server/auth/schema/session.ts';
import { hashPassword, passwordMatches } from '#server/auth/secrets.ts';
import { signInFacts } from '#server/auth/sign-in-facts.ts';
import { judgeTry } from '#server/auth/sign-in-throttle.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler, SignedInScene } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { people } from '#server/schools/schema.ts';

/** How often a password of one's own can be put off, each time for one session. */
const skipsAtMost = 3;

async function stored({ db, actor }: SignedInScene) {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.schoolId, actor.school.id), eq(people.id, actor.id)));
  if (!person) throw new Error('Somebody who is signed in is not stored.');
  return person;
}

const skipsLeft = (skips: number) => Math.max(0, skipsAtMost - skips);

/** [CC-06, QU-16] */
export const getPasswordStatus: Handler<'get-psw-status'> = async (_input, scene) => {
  const { app, db, actor } = scene;
  const { passwordSkips } = await stored(scene);
  const { passwordChangeStatus } = await signInFacts(app, db, actor);
  return {
    status: 'true',
    psw_change_status: passwordChangeStatus,
    skips_left: skipsLeft(passwordSkips),
    minimum: passwordLimits('change', actor.role, app.config.passwordMinimums).minimum,
  };
};

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

/** [CC-06, LG-14] Not again in this session, and not more than three times in all. */
export const skipPasswordAfterLogin: Handler<'skip-password-after-login'> = async (_input, scene) => {
  const { app, db, actor } = scene;
  const [row] = await db
    .update(people)
    .set({ passwordSkips: sql`${people.passwordSkips} + 1` })
    .where(
      and(
        eq(people.schoolId, actor.school.id),
        eq(people.id, actor.id),
        lt(people.passwordSkips, skipsAtMost),
      ),
    )
    .returning({ skips: people.passwordSkips });
  if (!row) throw new Refusal('no_skip_left', 'Please choose a password of your own now.');
  await db.update(sessions).set({ passwordSkipped: true }).where(eq(sessions.id, actor.sessionId));
  await audit({ app, db }, actor, 'password.skipped', { left: skipsLeft(row.skips) });
  return { status: 'true', skips_left: skipsLeft(row.skips) };
};
