import { sessionAnswerFor, sessionCookie } from '../../domain/session-answer.ts';
import { actorOfCookie, issueToken } from '../../domain/sessions.ts';
import type { Handler } from '../../pipeline.ts';
import { Refusal } from '../../refusal.ts';

/** A new tab or a reload: the cookie's session gets one more token. */
export const resumeSession: Handler<'resume-session'> = async (_input, scene) => {
  const { app, db, request, reply } = scene;
  const cookie = request.cookies[sessionCookie];
  const actor = cookie ? await actorOfCookie({ db, now: app.now, log: app.log }, cookie) : null;
  if (!actor) {
    if (cookie) reply.clearCookie(sessionCookie, { path: '/' });
    throw new Refusal('unauthorized', 'Nobody is signed in here.');
  }
  return sessionAnswerFor(scene, actor, await issueToken(db, actor.sessionId));
};
