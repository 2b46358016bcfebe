import { and, eq } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { guestOf, wayTo } from '../pass.ts';
import { isShare } from '../queries/shares.ts';
import { screenShares } from '../schema.ts';

/** [ST-28] The heartbeat of a running share; answers with a fresh pass for the relay. */
export const setScreenShareRoom: Handler<'setScreenShareRoom'> = async (input, scene) => {
  const { app, db, actor, refuse } = scene;
  const [share] = await db
    .update(screenShares)
    .set({ beatAt: app.now() })
    .where(
      and(
        isShare(input.share_id),
        eq(screenShares.schoolId, actor.school.id),
        eq(screenShares.personId, actor.id),
      ),
    )
    .returning();
  if (!share) throw notFound();
  if (share.endedAt) throw refuse('share_over');
  return { status: 1, ...wayTo(app, guestOf(actor, share.id, true)) };
};
