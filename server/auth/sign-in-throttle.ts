import { eq, sql } from 'drizzle-orm';
import type { triesRefusal } from '#contract/auth/auth.refusals.ts';
import type { ReasonsOf } from '#contract/core/refusals.ts';
import type { InParts, Services, UnitOfWork } from '#server/core/context.ts';
import { createQueues } from '#server/core/queues.ts';
import type { Refusing } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { signInFailures } from './schema/session.ts';

/** [security.md, Limits] Five wrong passwords in a quarter of an hour, then a delay that doubles, to an hour. */
const freeTries = 5;
const forgetAfter = sql.raw("interval '15 minutes'");
const firstDelay = sql.raw("interval '1 minute'");
const longestDelay = sql.raw("interval '1 hour'");
/** The first doubling that is longer than the longest delay. */
const doublings = 6;

const inTurn = createQueues();

type TooManyAttempts = ReasonsOf<typeof triesRefusal>;

interface Trying extends InParts<UnitOfWork>, Refusing<TooManyAttempts> {
  readonly app: Pick<Services, 'now'>;
}

/**
 * Judges a try at the secret of one account; null of `judge` is a wrong one. The try is counted before it is judged, in
 * a part that is committed by then, so that guesses sent at once count too. A right one ends the count. Tries of one
 * account wait for each other within a process, so that right ones sent at once are not locked out.
 */
export function validateTry<Proof>(
  { app, part, refuse }: Trying,
  account: string,
  judge: () => Promise<Proof | null>,
): Promise<Proof | null> {
  return inTurn(account, async () => {
    await part(async ({ db }) => {
      if (await countTry(db, app.now(), account)) return;
      const milliseconds = await waitOf(db, app.now(), account);
      throw refuse('too_many_attempts', {
        params: { minutes: Math.ceil(milliseconds / 60_000) },
        retryAfterSeconds: Math.ceil(milliseconds / 1000),
      });
    });
    const proof = await judge();
    if (proof !== null) await part(({ db }) => forgetTries(db, account));
    return proof;
  });
}

/** Of tries at once PostgreSQL lets one after the other change the row; false while the account waits. */
async function countTry(db: Queryable, now: Date, loginName: string): Promise<boolean> {
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
      // Of tries at two processes the earlier one may come second: it is not blocked by the later one's clock.
      setWhere: sql`${signInFailures.failures} < ${freeTries} or ${signInFailures.blockedUntil} <= ${at}`,
    })
    .returning({ failures: signInFailures.failures });
  return counted.length > 0;
}

/** Milliseconds until the next try. */
async function waitOf(db: Queryable, now: Date, loginName: string): Promise<number> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.loginName, loginName));
  // A right try may have ended the wait since.
  return Math.max(1, (row?.blockedUntil.getTime() ?? 0) - now.getTime());
}

/** A new password, or a right one: the account waits no longer. */
export async function forgetTries(db: Queryable, loginName: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.loginName, loginName));
}
