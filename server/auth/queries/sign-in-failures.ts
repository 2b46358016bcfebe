import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { signInFailures } from '../schema/session.ts';

/** [security.md, Limits] Five wrong passwords in a quarter of an hour, then a delay that doubles up to an hour. */
const freeTries = 5;
const forgetAfter = sql.raw("interval '15 minutes'");
const firstDelay = sql.raw("interval '1 minute'");
const longestDelay = sql.raw("interval '1 hour'");
/** The first doubling that is longer than the longest delay. */
const doublings = 6;

/** false while the account waits. PostgreSQL lets parallel tries change the row one after the other. */
export async function countTry(db: Queryable, now: Date, loginName: string): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const tries = sql`case when ${signInFailures.blockedUntil} > ${at} - ${forgetAfter} then ${signInFailures.failures} + 1 else 1 end`;
  const delay = sql`least(${firstDelay} * power(2, least(${tries} - ${freeTries}, ${doublings})), ${longestDelay})`;
  const counted = await db
    .insert(signInFailures)
    .values({ loginName, failures: 1, lastAt: now, blockedUntil: now })
    .onConflictDoUpdate({
      target: signInFailures.loginName,
      set: {
        failures: tries,
        lastAt: now,
        blockedUntil: sql`case when ${tries} < ${freeTries} then ${at} else ${at} + ${delay} end`,
      },
      // The earlier of two tries may arrive second: the later one's clock does not block it.
      setWhere: sql`${signInFailures.failures} < ${freeTries} or ${signInFailures.blockedUntil} <= ${at}`,
    })
    .returning({ failures: signInFailures.failures });
  return counted.length > 0;
}

/** Milliseconds until the next try. */
export async function waitOf(db: Queryable, now: Date, loginName: string): Promise<number> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.loginName, loginName));
  // A right try may have ended the wait since.
  return Math.max(1, (row?.blockedUntil.getTime() ?? 0) - now.getTime());
}

/** Ends the wait after a right or a new password. */
export async function forgetTries(db: Queryable, loginName: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.loginName, loginName));
}
