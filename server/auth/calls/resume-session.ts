import type { Handler } from '#server/core/pipeline.ts';
import { sessionAnswerFor } from '../session-answer.ts';
import { sessionCookie } from '../session-cookie.ts';
import { holderOfCookie, issueToken } from '../sessions.ts';

/** The token of the cookie's session. Limited by session, since a whole school resumes from one address. */
export const resumeSession: Handler<'resume-session'> = async (_input, scene) => {
  const { app, db, request, reply, limiter } = scene;
  const cookie = request.cookies[sessionCookie];
  const actor = cookie ? await holderOfCookie({ db, now: app.now, log: app.log }, cookie) : null;
  if (!cookie || !actor) {
    if (cookie) reply.clearCookie(sessionCookie, { path: '/' });
    throw scene.refuse('unauthorized');
  }
  limiter.count('write', `resume:${actor.sessionId}`, app.now().getTime());
  return sessionAnswerFor(scene, actor, await issueToken(db, actor.sessionId, cookie));
};
