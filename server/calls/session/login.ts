import { eq } from 'drizzle-orm';
import { normaliseLoginName } from '#contract';
import { people } from '../../db/schema/school.ts';
import { audit } from '../../domain/audit.ts';
import { passwordMatches } from '../../domain/secrets.ts';
import { sessionAnswerFor, setSessionCookie } from '../../domain/session-answer.ts';
import { actorOfToken, startSession } from '../../domain/sessions.ts';
import { countFailure, forgetFailures, refuseThrottled } from '../../domain/sign-in-throttle.ts';
import type { Handler } from '../../pipeline.ts';
import { Refusal } from '../../refusal.ts';

/** [CC-01, QU-26] Known and unknown names get the same answer in the same time. */
export const login: Handler<'login'> = async (input, { app, reply }) => {
  const loginName = normaliseLoginName(input.email).name;
  await refuseThrottled(app, loginName);
  const [person] = await app.db.select().from(people).where(eq(people.loginName, loginName));
  if (!(await passwordMatches(person?.passwordHash ?? null, input.password)) || !person) {
    await countFailure(app, loginName);
    // An unknown name is not written down: it may be a password typed into the wrong field.
    await audit(app, null, 'sign_in.refused', { loginName: person ? loginName : '' });
    throw new Refusal('invalid_credentials', 'Invalid username or password.');
  }
  if (!person.isActive) throw new Refusal('inactive_account', 'Your account is not active.');
  await forgetFailures(app, loginName);
  const session = await startSession(app, person, input.deviceDetails);
  const actor = await actorOfToken(app, session.token);
  if (!actor) throw new Error('A session that was just started is not found.');
  setSessionCookie(app, reply, session.cookie, actor.expiresAt);
  return sessionAnswerFor(app, actor, session.token);
};
