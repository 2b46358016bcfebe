import { randomUUID } from 'node:crypto';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext, Services, UnitOfWork } from '#server/core/context.ts';
import type { Sessions } from '#server/core/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { findActorRow, findActorRowOf, type SessionSecret } from './queries/actors.ts';
import type { PersonKey } from './queries/people.ts';
import { endedBy } from './queries/session-end.ts';
import {
  endOfSession,
  insertSession,
  insertToken,
  postponeEnd,
  updateEnd,
  updateLanguage,
} from './queries/sessions.ts';
import { fingerprint, newSecret, secretFrom } from './secrets.ts';
import { sessionCookie } from './session-cookie.ts';
import { toActor } from './to-actor.ts';

export interface NewSession {
  readonly id: string;
  readonly token: string;
  readonly cookie: string;
}

/** Only hashes of the session's secrets are stored. */
export async function startSession(
  app: Services,
  db: Queryable,
  person: PersonKey,
  device: object,
  createdAt = app.now(),
): Promise<NewSession> {
  const cookie = newSecret();
  const sessionId = randomUUID();
  await insertSession(db, {
    id: sessionId,
    schoolId: person.schoolId,
    personId: person.id,
    cookieHash: fingerprint(cookie),
    device,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + app.config.sessionMinutes * 60_000),
  });
  return { id: sessionId, token: await issueToken(db, sessionId, cookie), cookie };
}

/** One token for all tabs, so repeated asking makes no rows. It is derived from the cookie and does not reveal it. */
export async function issueToken(db: Queryable, sessionId: string, cookie: string): Promise<string> {
  const token = secretFrom(cookie, 'bearer');
  await insertToken(db, sessionId, fingerprint(token));
  return token;
}

type Reading = Pick<AppContext, 'db' | 'now' | 'log'>;

/** Actors by token fingerprint, for a second: an ended session then ends within a second on every server. */
const remembered = new Map<string, { actor: Actor; until: number }>();

const rememberMilliseconds = 1000;

const rememberAtMost = 20_000;

export const forgetActors = (): void => remembered.clear();

export function sessionsOf(app: Reading): Sessions {
  return {
    actorOfToken: async (token, spoken) => withOwnPassword(await callerOfToken(app, token, spoken)),
    callerOfToken: (token, spoken) => callerOfToken(app, token, spoken),
    actorInGracePeriod: (token) => findActor(app, 'leaver', fingerprint(token), app.now()),
    actorOfCookies: (cookies) => actorOfCookies(app, cookies),
    endedBy: (token) => endedBy(app.db, fingerprint(token)),
    actorOfSession: (sessionId) => actorOfSession(app, sessionId),
    actorOfPerson: (schoolId, personId) => actorOfPerson(app, schoolId, personId),
    endOfSession: (sessionId) => endOfSession(app.db, app.now(), sessionId),
    forgetActors,
  };
}

/** [QU-16] null until a password of their own is chosen or put off. */
const withOwnPassword = (actor: Actor | null): Actor | null => (actor?.mustChoosePassword ? null : actor);

async function callerOfToken(
  app: Reading,
  token: string,
  spoken: TranslationLanguage | null = null,
): Promise<Actor | null> {
  const key = fingerprint(token);
  const now = app.now();
  const known = remembered.get(key);
  const isFresh = known && known.until > now.getTime() && known.actor.expiresAt > now;
  const found = isFresh ? known.actor : await findActor(app, 'token', key, now);
  if (!found) {
    remembered.delete(key);
    return null;
  }
  const isOther = spoken !== null && spoken !== found.language;
  if (isFresh && !isOther) return found;
  const actor = isOther ? { ...found, language: spoken } : found;
  if (isOther) await updateLanguage(app.db, actor);
  // Not cached: a person who has chosen a password gets in at once.
  if (actor.mustChoosePassword) return actor;
  if (remembered.size >= rememberAtMost) remembered.clear();
  remembered.set(key, { actor, until: now.getTime() + rememberMilliseconds });
  return actor;
}

async function actorOfCookies(
  app: Reading,
  { [sessionCookie]: cookie }: Readonly<Record<string, string | undefined>>,
): Promise<Actor | null> {
  return cookie ? withOwnPassword(await holderOfCookie(app, cookie)) : null;
}

/** The cookie's actor, for a new tab; also one who must choose a password first. */
export function holderOfCookie(app: Reading, cookie: string): Promise<Actor | null> {
  return findActor(app, 'cookie', fingerprint(cookie), app.now());
}

async function actorOfSession(app: Reading, sessionId: string): Promise<Actor | null> {
  return withOwnPassword(await holderOfSession(app, sessionId));
}

/** For a sign-in: also an actor who must choose a password first. */
export function holderOfSession(app: Reading, sessionId: string): Promise<Actor | null> {
  return findActor(app, 'session', sessionId, app.now());
}

async function findActor(
  app: Reading,
  kind: SessionSecret,
  secret: string,
  now: Date,
): Promise<Actor | null> {
  const row = await findActorRow(app.db, kind, secret, now);
  return row ? toActor(app, row, row.session) : null;
}

/** Has no session: the actor lasts as long as the work for the person. */
async function actorOfPerson(app: Reading, schoolId: number, id: number): Promise<Actor | null> {
  const row = await findActorRowOf(app.db, { schoolId, id });
  return row ? toActor(app, row, null) : null;
}

/** The longest life of an extended session after its sign-in, unless its own length is more. */
const longestMilliseconds = dayMilliseconds;

/** Extends a live session; null when that gains nothing or the session is over. */
export async function extendStoredSession(
  app: Services,
  db: Queryable,
  sessionId: string,
): Promise<Date | null> {
  const length = app.config.sessionMinutes * 60_000;
  const wished = new Date(app.now().getTime() + length);
  const end = await postponeEnd(db, sessionId, wished, Math.max(longestMilliseconds, length));
  if (end) forgetSessions([sessionId]);
  return end;
}

/** Ends a session's tokens and cookie, and its sockets after the commit. */
export async function endSession({ app, db, afterCommit }: UnitOfWork, sessionId: string): Promise<void> {
  await updateEnd(db, app.now(), sessionId);
  afterCommit(() => {
    forgetSessions([sessionId]);
    app.broadcaster.endSession(sessionId);
  });
}

export function forgetSessions(sessionIds: Iterable<string>): void {
  const over = new Set(sessionIds);
  for (const [key, { actor }] of remembered) if (over.has(actor.sessionId)) remembered.delete(key);
}
