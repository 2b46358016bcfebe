import { eq } from 'drizzle-orm';
import type { SessionAnswer } from '#contract';
import type { people } from '../db/schema/school.ts';
import { schools } from '../db/schema/school.ts';
import type { Scene } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.ts';
import { sessionsElsewhere } from './devices.ts';
import { sessionAnswerFor, setSessionCookie } from './session-answer.ts';
import { actorOfToken, endSession, startSession } from './sessions.ts';

export type StoredPerson = typeof people.$inferSelect;

export interface Admission {
  readonly device: { readonly deviceId: string };
  /** What becomes of what the person has open elsewhere: they are asked, it ends, or it stays. */
  readonly others: 'ask' | 'end' | 'keep';
  /** Uses the one-time secret up, last of all; false when somebody else just did. */
  readonly useUp?: () => Promise<boolean>;
}

/**
 * Lets a person in who has shown who they are: answers their session and sets its cookie. Refuses an account that
 * is switched off, and where a school wants one device at a time asks before others are signed out [LG-07, QU-15].
 */
export async function admit(
  { app, reply }: Scene,
  person: StoredPerson,
  { device, others, useUp }: Admission,
): Promise<SessionAnswer> {
  if (!person.isActive) throw new Refusal('inactive_account', 'Your account is not active.');
  const elsewhere = others === 'keep' ? [] : await sessionsElsewhere(app, person, device.deviceId);
  if (others === 'ask' && elsewhere.length > 0 && (await wantsOneDevice(app, person.schoolId)))
    throw new Refusal('multi_device', 'You are already logged in on another device.');
  if (useUp && !(await useUp())) throw invalidCode();
  if (others === 'end' && elsewhere.length > 0) {
    for (const sessionId of elsewhere) await endSession(app, sessionId);
    await audit(app, { id: person.id, school: { id: person.schoolId } }, 'sessions.ended_elsewhere', {
      sessions: elsewhere.length,
    });
  }
  const session = await startSession(app, person, device);
  const actor = await actorOfToken(app, session.token);
  if (!actor) throw new Error('A session that was just started is not found.');
  setSessionCookie(app, reply, session.cookie, actor.expiresAt);
  return sessionAnswerFor(app, actor, session.token);
}

/** A school's own wish goes before the server's setting. */
export async function wantsOneDevice(app: Scene['app'], schoolId: number): Promise<boolean> {
  const [school] = await app.db
    .select({ devicesAtOnce: schools.devicesAtOnce })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const wish = school?.devicesAtOnce ?? null;
  return wish === null ? app.config.devicesAtOnce === 'ask' : wish === 0;
}

/** [QU-26] A wrong code, an old one and one for nobody are answered alike. */
export function invalidCode(): Refusal {
  return new Refusal('invalid_credentials', 'Invalid username or one-time code.');
}
