import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { sessions, sessionTokens } from '../schema/session.ts';
import { isPerson, type PersonKey } from './people.ts';

export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

export const isAmongSessions = (ids: readonly string[]): SQL => inArray(sessions.id, ids);

export const isOfPeople = (schoolId: number, personIds: readonly number[]): SQL | undefined =>
  and(eq(sessions.schoolId, schoolId), sql`${sessions.personId} = any(${sql.param([...personIds])}::int[])`);

const isOf = ({ schoolId, id }: PersonKey) => and(eq(sessions.schoolId, schoolId), eq(sessions.personId, id));

/** Stores a session and marks the person's first sign-in. */
export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert): Promise<void> {
  const { schoolId, personId: id, createdAt } = session;
  await db.insert(sessions).values(session);
  await db
    .update(people)
    .set({ firstSignInAt: createdAt })
    .where(and(isPerson({ schoolId, id }), isNull(people.firstSignInAt)));
}

export async function insertToken(db: Queryable, sessionId: string, tokenHash: string): Promise<void> {
  await db.insert(sessionTokens).values({ tokenHash, sessionId }).onConflictDoNothing();
}

/** Sets the session's language, since another device may use another, and the person's, for mails to them. */
export async function updateLanguage(
  db: Queryable,
  { sessionId, id, school, language }: Actor,
): Promise<void> {
  await db.update(sessions).set({ language }).where(eq(sessions.id, sessionId));
  await db
    .update(people)
    .set({ language })
    .where(and(isPerson({ schoolId: school.id, id }), sql`${people.language} is distinct from ${language}`));
}

/** [LG-14] The person put off a password of their own for the rest of this session. */
export async function markPasswordSkipped(db: Queryable, { school, sessionId }: Actor): Promise<void> {
  await db
    .update(sessions)
    .set({ passwordSkipped: true })
    .where(and(eq(sessions.schoolId, school.id), eq(sessions.id, sessionId)));
}

/** What a browser told of itself [QU-14]; older rows may hold less. */
interface StoredDevice {
  readonly deviceId?: string;
  readonly browser?: string;
  readonly os?: string;
}

export async function liveSessions(db: Queryable, now: Date, person: PersonKey) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isOf(person), isOpen(now)))
    .orderBy(desc(sessions.createdAt));
  return rows.map((row) => ({ ...row, device: row.device as StoredDevice }));
}

export const liveSessionsOf = (db: Queryable, now: Date, schoolId: number, personIds: readonly number[]) =>
  db
    .select({ id: sessions.id, personId: sessions.personId })
    .from(sessions)
    .where(and(isOfPeople(schoolId, personIds), isOpen(now)));

export const unendedSessions = (db: Queryable, person: PersonKey, exceptId?: string) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        isOf(person),
        isNull(sessions.endedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );

export async function beginOfSession(db: Queryable, { school, sessionId }: Actor): Promise<Date | undefined> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.schoolId, school.id), eq(sessions.id, sessionId)));
  return session?.createdAt;
}

/** null when it is over. */
export async function endOfSession(db: Queryable, now: Date, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isOpen(now)));
  return row?.expiresAt ?? null;
}

/** Moves a session's end, at most so long after its sign-in; null when that is not later than before. */
export async function postponeEnd(
  db: Queryable,
  sessionId: string,
  wished: Date,
  longestMilliseconds: number,
): Promise<Date | null> {
  const longest = `${longestMilliseconds} milliseconds`;
  const latest = sql`least(${wished.toISOString()}::timestamptz, ${sessions.createdAt} + ${longest}::interval)`;
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
  return row?.expiresAt ?? null;
}

/** Ends a session, its tokens and its cookie. */
export async function updateEnd(db: Queryable, at: Date, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  await db.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
}

/** Call it in a transaction, and `forgetSessions` and the broadcaster after its commit. Token rows stay a while. */
export function revokeSessions(
  db: Queryable,
  at: Date,
  whose: SQL | undefined,
): Promise<{ id: string; personId: number }[]> {
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(whose, isOpen(at)))
    .returning({ id: sessions.id, personId: sessions.personId });
}
