import { and, eq, exists, inArray, lt, or } from 'drizzle-orm';
import { dayMilliseconds, draftLimits } from '#contract';
import { forcedLogoutSessions, forcedLogouts } from './auth/schema/forced-logout.ts';
import { sessions, sessionTokens, signInFailures } from './auth/schema/session.ts';
import { oneTimeSecrets, spentTickets } from './auth/schema/sign-in.ts';
import type { AppContext } from './core/context.ts';
import type { Queryable } from './db/database.ts';
import { clearRecordings } from './helpdesk/recordings.ts';
import { planDaily } from './jobs/plan-daily.ts';
import { eraseLooseFiles } from './notices/erase-notices.ts';
import { noticeDrafts } from './notices/schema/draft.ts';
import { eraseBin } from './people/erase-people.ts';
import { loginDays } from './tracking/schema.ts';

const clearJob = 'clear-old-rows';

/** Days a session's row outlives the session, for who asks what happened. */
const sessionDays = 30;
/** Days it can be seen whom a forced logout signed out. */
const forcedLogoutDays = 90;

/** One clearing a day and installation, whichever of its servers plans it. */
export const planClearing = (db: Queryable, at: Date): Promise<void> => planDaily(db, clearJob, at);

/** [QU-70] Removes what has had its time, of all schools. Tomorrow's is planned first: a failure ends no chain. */
export async function clearOldRows(app: AppContext): Promise<void> {
  const { db, config, now } = app;
  const today = now();
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMilliseconds);
  await planClearing(db, daysAgo(-1));
  const over = daysAgo(sessionDays);
  const isOver = or(lt(sessions.expiresAt, today), lt(sessions.endedAt, today));
  const overIds = db.select({ id: sessions.id }).from(sessions).where(isOver);
  await db.delete(sessionTokens).where(inArray(sessionTokens.sessionId, overIds));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, over), lt(sessions.endedAt, over)));
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, today));
  await db.delete(spentTickets).where(lt(spentTickets.expiresAt, today));
  // No wait is longer than an hour, and a name that was typed may be a password in the wrong field.
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, daysAgo(1)));
  await db
    .delete(loginDays)
    .where(lt(loginDays.day, daysAgo(config.retentionDays).toISOString().slice(0, 10)));
  await db.delete(noticeDrafts).where(lt(noticeDrafts.savedAt, daysAgo(draftLimits.days)));
  await clearForcedLogoutSessions(db, daysAgo(forcedLogoutDays));
  await eraseBin(app);
  await eraseLooseFiles(app, daysAgo(draftLimits.days));
  await clearRecordings(db, today);
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
