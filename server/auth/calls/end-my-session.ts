import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { liveSessions } from '../queries/sessions.ts';
import { sessionCookie } from '../session-cookie.ts';
import { endSession } from '../sessions.ts';

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
