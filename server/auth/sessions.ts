import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { AppContext, Services, UnitOfWork } from '#server/core/context.ts';
import type { SessionEnd, Sessions } from '#server/core/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { people, schools } from '#server/directory/schema.ts';
import { mayEnter } from '#server/schools/index.ts';
import { accountSessions } from './schema/account.ts';
import { forcedLogoutSessions, forcedLogouts } from './schema/forced-logout.ts';
import { sessions, sessionTokens } from './schema/session.ts';
import { fingerprint, newSecret, secretFrom } from './secrets.ts';
import { sessionCookie } from './session-cookie.ts';
import { ofWhom, toActor } from './to-actor.ts';

export interface NewSession {
  readonly id: string;
  /** Bearer token for the memory of its tabs. */
  readonly token: string;
  /** For the HttpOnly cookie. */
  readonly cookie: string;
}

/** Starts a session; only hashes of its secrets are stored. */
export async function startSession(
  app: Services,
  db: Queryable,
  person: { schoolId: number; id: number },
  device: object,
  createdAt = app.now(),
): Promise<NewSession> {
  const cookie = newSecret();
  const sessionId = randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    schoolId: person.schoolId,
    personId: person.id,
    cookieHash: fingerprint(cookie),
    device,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + app.config.sessionMinutes * 60_000),
  });
  await db
    .update(people)
    .set({ firstSignInAt: createdAt })
    .where(and(eq(people.schoolId, person.schoolId), eq(people.id, person.id), isNull(people.firstSignInAt)));
  return { id: sessionId, token: await issueToken(db, sessionId, cookie), cookie };
}

/**
 * The session's bearer token, the same for all its tabs, so that who asks again and again makes no rows. It follows
 * from the cookie, and the cookie does not follow from it.
 */
export async function issueToken(db: Queryable, sessionId: string, cookie: string): Promise<string> {
  const token = secretFrom(cookie, 'bearer');
  await db
    .insert(sessionTokens)
    .values({ tokenHash: fingerprint(token), sessionId })
    .onConflictDoNothing();
  return token;
}

/** Enough to look somebody up. */
type Reading = Pick<AppContext, 'db' | 'now' | 'log'>;

/** Actors by token fingerprint; a second at most, so that an ended session ends within one on every server. */
const remembered = new Map<string, { actor: Actor; until: number }>();

const rememberMilliseconds = 1000;

const rememberAtMost = 20_000;

/** Whoever asks next is looked up again. */
export const forgetActors = (): void => remembered.clear();

/** What the engines ask of the sessions. */
export function sessionsOf(app: Reading): Sessions {
  return {
    actorOfToken: async (token, spoken) => withOwnPassword(await callerOfToken(app, token, spoken)),
    callerOfToken: (token, spoken) => callerOfToken(app, token, spoken),
    actorInGracePeriod: (token) => findActor(app, 'leaver', fingerprint(token), app.now()),
    actorOfCookies: (cookies) => actorOfCookies(app, cookies),
    endedBy: (token) => endedBy(app, fingerprint(token)),
    actorOfSession: (sessionId) => actorOfSession(app, sessionId),
    actorOfPerson: (schoolId, personId) => actorOfPerson(app, schoolId, personId),
    endOfSession: (sessionId) => endOfSession(app, sessionId),
    forgetActors,
  };
}

/** [QU-16] Nobody, until a password of their own is chosen or put off. */
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
  if (isOther) await keepLanguage(app, actor);
  // Not remembered: who has chosen a password is let in at once.
  if (actor.mustChoosePassword) return actor;
  if (remembered.size >= rememberAtMost) remembered.clear();
  remembered.set(key, { actor, until: now.getTime() + rememberMilliseconds });
  return actor;
}

/** Of the session, since another device may speak another; and of the person, for what is written to them. */
async function keepLanguage(app: Reading, { sessionId, id, school, language }: Actor): Promise<void> {
  await app.db.update(sessions).set({ language }).where(eq(sessions.id, sessionId));
  await app.db
    .update(people)
    .set({ language })
    .where(
      and(
        eq(people.schoolId, school.id),
        eq(people.id, id),
        sql`${people.language} is distinct from ${language}`,
      ),
    );
}

async function actorOfCookies(
  app: Reading,
  { [sessionCookie]: cookie }: Readonly<Record<string, string | undefined>>,
): Promise<Actor | null> {
  return cookie ? withOwnPassword(await holderOfCookie(app, cookie)) : null;
}

/** Who the session cookie speaks for, with those who must choose a password first: for a new tab. */
export function holderOfCookie(app: Reading, cookie: string): Promise<Actor | null> {
  return findActor(app, 'cookie', fingerprint(cookie), app.now());
}

/** Who a session that is open speaks for today. */
async function actorOfSession(app: Reading, sessionId: string): Promise<Actor | null> {
  return withOwnPassword(await holderOfSession(app, sessionId));
}

/** The same for a sign-in, with who must choose a password first. */
export function holderOfSession(app: Reading, sessionId: string): Promise<Actor | null> {
  return findActor(app, 'session', sessionId, app.now());
}

/**
 * [LO-08] For so long somebody whose session was ended may hand in what was not sent. Nothing but a last word may be
 * taken from a leaver: their token opens no other call.
 */
const leaverMilliseconds = 60_000;

const hasToken = eq(sessionTokens.tokenHash, sql.placeholder('secret'));

const isLive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql.placeholder('now')));

const endedJustNow = sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt}) > ${sql.placeholder('now')}::timestamptz - ${sql.raw(`interval '${leaverMilliseconds} milliseconds'`)}`;

const found = {
  token: and(hasToken, isLive),
  session: and(eq(sessions.id, sql.placeholder('secret')), isLive),
  cookie: and(eq(sessions.cookieHash, sql.placeholder('secret')), isLive),
  leaver: and(hasToken, endedJustNow),
};

async function findActor(
  app: Reading,
  kind: keyof typeof found,
  secret: string,
  now: Date,
): Promise<Actor | null> {
  const query = prepared(app.db, `actor-of-${kind}`, (name) =>
    app.db
      .select({
        session: sessions,
        ...ofWhom,
      })
      .from(sessions)
      .innerJoin(people, and(eq(people.schoolId, sessions.schoolId), eq(people.id, sessions.personId)))
      .innerJoin(schools, eq(schools.id, sessions.schoolId))
      .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
      .where(and(found[kind], mayEnter))
      .limit(1)
      .prepare(name),
  );
  const [row] = await query.execute({ secret, now });
  if (!row) return null;
  return toActor(app, row, row.session);
}

/** Nobody's session: it is as long as the work that is done for the person. */
async function actorOfPerson(app: Reading, schoolId: number, personId: number): Promise<Actor | null> {
  const [row] = await app.db
    .select(ofWhom)
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .where(and(eq(people.schoolId, schoolId), eq(people.id, personId), mayEnter))
    .limit(1);
  return row ? toActor(app, row, null) : null;
}

/** However often it is extended, a session ends this long after its sign-in, or after its own length if that is more. */
const longestMilliseconds = dayMilliseconds;

/**
 * Lets a live session end later, at the most `longestMilliseconds` after its sign-in. Gives the new end; null when
 * that is no later than the old one, or the session is over.
 */
export async function extendStoredSession(
  app: Services,
  db: Queryable,
  sessionId: string,
): Promise<Date | null> {
  const length = app.config.sessionMinutes * 60_000;
  const wished = new Date(app.now().getTime() + length).toISOString();
  const longest = `${Math.max(longestMilliseconds, length)} milliseconds`;
  const latest = sql`least(${wished}::timestamptz, ${sessions.createdAt} + ${longest}::interval)`;
  const [row] = await db
    .update(sessions)
    .set({ expiresAt: latest })
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        sql`${sessions.expiresAt} + interval '1 second' < ${latest}`,
      ),
    )
    .returning({ expiresAt: sessions.expiresAt });
  if (row)
    for (const [key, { actor }] of remembered) if (actor.sessionId === sessionId) remembered.delete(key);
  return row?.expiresAt ?? null;
}

async function endedBy(app: Reading, tokenHash: string): Promise<SessionEnd | null> {
  const newer = alias(sessions, 'newer');
  const [row] = await app.db
    .select({
      forced: forcedLogoutSessions.sessionId,
      elsewhere: newer.id,
      account: accountSessions.endedBy,
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    // A session ends at the moment of the forced logout that ends it.
    .leftJoin(
      forcedLogouts,
      and(eq(forcedLogouts.schoolId, sessions.schoolId), eq(forcedLogouts.at, sessions.endedAt)),
    )
    .leftJoin(
      forcedLogoutSessions,
      and(
        eq(forcedLogoutSessions.schoolId, sessions.schoolId),
        eq(forcedLogoutSessions.logoutId, forcedLogouts.id),
        eq(forcedLogoutSessions.sessionId, sessions.id),
      ),
    )
    // And at the moment in which the one began that took its place.
    .leftJoin(
      newer,
      and(
        eq(newer.schoolId, sessions.schoolId),
        eq(newer.personId, sessions.personId),
        eq(newer.createdAt, sessions.endedAt),
        ne(newer.id, sessions.id),
      ),
    )
    .leftJoin(accountSessions, eq(accountSessions.sessionId, sessions.id))
    .where(eq(sessionTokens.tokenHash, tokenHash))
    .orderBy(forcedLogoutSessions.sessionId)
    .limit(1);
  if (row?.forced || row?.account === 'school') return 'forced';
  if (row?.account === 'provider') return 'provider';
  return row?.elsewhere ? 'elsewhere' : null;
}

async function endOfSession(app: Reading, sessionId: string): Promise<Date | null> {
  const [row] = await app.db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, app.now())));
  return row?.expiresAt ?? null;
}

/** Ends a session everywhere: its tokens and its cookie, and with the commit its sockets. */
export async function endSession({ app, db, afterCommit }: UnitOfWork, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: app.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  await db.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
  afterCommit(() => {
    forgetSessions([sessionId]);
    app.broadcaster.endSession(sessionId);
  });
}

/**
 * Ends every open session that `whose` names, and with it all its tokens and its cookie. Inside a transaction: once it
 * is committed, `forgetSessions` and the broadcaster see to what is remembered and connected. The tokens' rows stay for
 * the leavers' last word.
 */
export function revokeSessions(
  db: Queryable,
  at: Date,
  whose: SQL | undefined,
): Promise<{ id: string; personId: number }[]> {
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(whose, isNull(sessions.endedAt), gt(sessions.expiresAt, at)))
    .returning({ id: sessions.id, personId: sessions.personId });
}

/** Drops what this server remembers of sessions that are over. */
export function forgetSessions(sessionIds: Iterable<string>): void {
  const over = new Set(sessionIds);
  for (const [key, { actor }] of remembered) if (over.has(actor.sessionId)) remembered.delete(key);
}
