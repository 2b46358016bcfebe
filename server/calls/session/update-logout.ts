import { storePageTimes } from '../../domain/page-times.ts';
import { sessionCookie } from '../../domain/session-answer.ts';
import { endSession } from '../../domain/sessions.ts';
import type { Handler } from '../../pipeline.ts';

/** [CC-05, LO-08] Ends the caller's session in every tab of this browser. */
export const updateLogout: Handler<'updateLogout'> = async ({ pages }, scene) => {
  const { app, db, actor, reply } = scene;
  await storePageTimes(app, db, actor, pages);
  await endSession(scene, actor.sessionId);
  reply.clearCookie(sessionCookie, { path: '/' });
  return { status: 'true' };
};
