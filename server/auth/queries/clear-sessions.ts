import { and, eq, exists, inArray, lt, or } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { forcedLogoutSessions, forcedLogouts } from '../schema/forced-logout.ts';
import { sessions, sessionTokens, signInFailures } from '../schema/session.ts';
import { oneTimeSecrets, spentTickets } from '../schema/sign-in.ts';

/** Days a session's row outlives the session, for questions about what happened. */
const sessionDays = 30;
/** Days for which people can see whom a forced logout signed out. */
const forcedLogoutDays = 90;

export async function clearSessions({ db }: AppContext, today: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMilliseconds);
  const over = daysAgo(sessionDays);
  const isOver = or(lt(sessions.expiresAt, today), lt(sessions.endedAt, today));
  const overIds = db.select({ id: sessions.id }).from(sessions).where(isOver);
  await db.delete(sessionTokens).where(inArray(sessionTokens.sessionId, overIds));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, over), lt(sessions.endedAt, over)));
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, today));
  await db.delete(spentTickets).where(lt(spentTickets.expiresAt, today));
  // No wait is longer than an hour, and a name that was typed may be a password in the wrong field.
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, daysAgo(1)));
  await clearForcedLogoutSessions(db, daysAgo(forcedLogoutDays));
}

async function clearForcedLogoutSessions(db: Queryable, before: Date): Promise<void> {
  const isOld = db
    .select({ id: forcedLogouts.id })
    .from(forcedLogouts)
    .where(
      and(
        eq(forcedLogouts.schoolId, forcedLogoutSessions.schoolId),
        eq(forcedLogouts.id, forcedLogoutSessions.logoutId),
        lt(forcedLogouts.at, before),
      ),
    );
  await db.delete(forcedLogoutSessions).where(exists(isOld));
}
