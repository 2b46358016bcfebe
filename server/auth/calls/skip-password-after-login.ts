import { and, eq, lt, sql } from 'drizzle-orm';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { people } from '#server/schools/schema.ts';
import { skipsAtMost, skipsLeft } from '../first-password.ts';
import { sessions } from '../schema/session.ts';

/** [CC-06, LG-14] Not again in this session, and not more than three times in all. */
export const skipPasswordAfterLogin: Handler<'skip-password-after-login'> = async (_input, scene) => {
  const { app, db, actor, refuse } = scene;
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
  if (!row) throw refuse('no_skip_left');
  await db.update(sessions).set({ passwordSkipped: true }).where(eq(sessions.id, actor.sessionId));
  await audit({ app, db }, actor, 'password.skipped', { left: skipsLeft(row.skips) });
  return { status: 'true', skips_left: skipsLeft(row.skips) };
};
