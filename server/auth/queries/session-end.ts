import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SessionEnd } from '#server/core/sessions.ts';
import type { Queryable } from '#server/db/database.ts';
import { accountSessions } from '../schema/account.ts';
import { forcedLogoutSessions, forcedLogouts } from '../schema/forced-logout.ts';
import { sessions, sessionTokens } from '../schema/session.ts';

/** null: none of these ended it. */
export async function endedBy(db: Queryable, tokenHash: string): Promise<SessionEnd | null> {
  const newer = alias(sessions, 'newer');
  const [row] = await db
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
    // It also ends at the moment when the session that replaces it begins.
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
