import type { Handler } from '#server/core/pipeline.ts';
import { sessionCookie, setSessionCookie } from '../session-cookie.ts';
import { extendStoredSession } from '../sessions.ts';

/** Starts the session's time anew: "Extend", a minute before the end. */
export const extendSession: Handler<'extend-session'> = async (
  _input,
  { app, db, actor, request, reply, refuse },
) => {
  const expiresAt = await extendStoredSession(app, db, actor.sessionId);
  if (!expiresAt) throw refuse('session_too_old');
  const cookie = request.cookies[sessionCookie];
  if (cookie) setSessionCookie(app, reply, cookie, expiresAt);
  return { expiry_time: Math.round((expiresAt.getTime() - app.now().getTime()) / 1000) };
};
