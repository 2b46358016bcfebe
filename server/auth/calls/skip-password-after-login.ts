import { and, eq, ne, sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { people } from '#server/directory/schema.ts';
import { skipsAtMost, skipsLeft, stored } from '../first-password.ts';
import { sessions } from '../schema/session.ts';

/** [CC-06, LG-14] Not again in this session, and not more than three times in all. */
export const skipPasswordAfterLogin: Handler<'skip-password-after-login'> = async (_input, scene) => {
  const { app, db, actor, refuse } = scene;
  const person = await stored(scene);
  if (skipsLeft(person) === 0) throw refuse('no_skip_left');
  const [row] = await db
    .update(people)
    .set({
      passwordSkips: sql`case when ${people.passwordSkips} > ${skipsAtMost} then 1 else ${people.passwordSkips} + 1 end`,
    })
    .where(
      and(
        eq(people.schoolId, actor.school.id),
        eq(people.id, actor.id),
        ne(people.passwordSkips, skipsAtMost),
      ),
    )
    .returning();
  if (!row) throw refuse('no_skip_left');
  await db
    .update(sessions)
    .set({ passwordSkipped: true })
    .where(and(eq(sessions.schoolId, actor.school.id), eq(sessions.id, actor.sessionId)));
  await audit({ app, db }, actor, 'password.skipped', { left: skipsLeft(row) });
  return { status: 'true', skips_left: skipsLeft(row) };
};
