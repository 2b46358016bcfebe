import { and, countDistinct, eq, gt, isNull } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { isWithinReach } from '#server/schools/index.ts';
import { sessions } from '../schema/session.ts';

/** [CC-07] Who is signed in, with menu, modules and school. */
export const getLoggedInUser: Handler<'get-logged-in-user'> = async (_input, { app, db, actor, scope }) => {
  const [row] = await db
    .select({ count: countDistinct(sessions.personId) })
    .from(sessions)
    .where(
      and(
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, app.now()),
        scope === 'all' ? isWithinReach(actor, sessions.schoolId) : eq(sessions.schoolId, actor.school.id),
      ),
    );
  return { status: 'true', count: row?.count ?? 0 };
};
