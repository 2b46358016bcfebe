import { sessionCookie } from '../../domain/session-answer.ts';
import { endSession } from '../../domain/sessions.ts';
import type { Handler } from '../../pipeline.ts';

/** [CC-05] Ends the caller's session in every tab of this browser. */
export const updateLogout: Handler<'updateLogout'> = async (_input, { app, actor, reply }) => {
  await endSession(app, actor.sessionId);
  reply.clearCookie(sessionCookie, { path: '/' });
  return { status: 'true' };
};
