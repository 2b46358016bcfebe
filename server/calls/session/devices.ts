import { and, countDistinct, eq, gt, isNull } from 'drizzle-orm';
import { liveSessions } from '#server/auth/devices.ts';
import { sessions } from '#server/auth/schema/session.ts';
import { sessionCookie } from '#server/auth/session-answer.ts';
import { endSession } from '#server/auth/sessions.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';

/** [CC-07, QU-14] */
export const getMultiuserDevice: Handler<'get-multiuser-device'> = async (_input, { app, db, actor }) => {
  const live = await liveSessions(db, app.now(), { schoolId: actor.school.id, id: actor.id });
  return {
    status: 'true',
    data: live.map(({ id, device, createdAt, expiresAt }) => ({
      session: id,
      browser: device.browser ?? '',
      os: device.os ?? '',
      since: createdAt.toISOString(),
      expires: expiresAt.toISOString(),
      is_this: id === actor.sessionId,
    })),
  };
};

/** Another person's session, one that is over and one that never was look the same. */
export const endMySession: Handler<'end-my-session'> = async (input, scene) => {
  const { app, db, actor, reply } = scene;
  const live = await liveSessions(db, app.now(), { schoolId: actor.school.id, id: actor.id });
  if (!live.some(({ id }) => id === input.session)) throw notFound();
  await endSession(scene, input.session);
  if (input.session === actor.sessionId) reply.clearCookie(sessionCookie, { path: '/' });
  await audit(scene, actor, 'session.ended', { session: input.session });
  return { status: 'true' };
};

/** [CC-07] */
export const getLoggedInUser: Handler<'get-logged-in-user'> = async (_input, { app, db, actor, scope }) => {
  const [row] = await db
    .select({ count: countDistinct(sessions.personId) })
    .from(sessions)
    .where(
      and(
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, app.now()),
        scope === 'all' ? undefined : eq(sessions.schoolId, actor.school.id),
      ),
    );
  return { status: 'true', count: row?.count ?? 0 };
};

/** [CC-07, QU-41] */
export const getFroalaKey: Handler<'get-froala-key'> = () => Promise.resolve({ status: 'true', key: '' });
