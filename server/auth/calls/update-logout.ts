import type { Handler } from '#server/core/pipeline.ts';
import { storePageTimes } from '#server/tracking/index.ts';
import { dropPending } from '../accounts/account-cookies.ts';
import { sessionCookie } from '../session-cookie.ts';
import { endSession } from '../sessions.ts';

/** [CC-05, LO-08] Ends the caller's session in every tab of this browser. */
export const updateLogout: Handler<'updateLogout'> = async ({ pages }, scene) => {
  const { app, db, actor, request, reply } = scene;
  await storePageTimes(app, db, actor, pages);
  await endSession(scene, actor.sessionId);
  reply.clearCookie(sessionCookie, { path: '/' });
  dropPending(request, reply);
  return { status: 'true' };
};
