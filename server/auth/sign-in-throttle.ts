import { eq, sql } from 'drizzle-orm';
import type { InParts, Services, UnitOfWork } from '#server/core/context.ts';
import { createQueues } from '#server/core/queues.ts';
import { Refusal } from '#server/core/refusal.ts';
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

interface Trying extends InParts<UnitOfWork> {
  readonly app: Pick<Services, 'now'>;
}

/**
 * Judges a try at the secret of one account; null of `judge` is a wrong one. The try is counted before it is judged, in
 * a part that is committed by then, so that guesses sent at once count too. A right one ends the count. Tries of one
 * account wait for each other, so that right ones sent at once are not locked out.
 */
export function judgeTry<Proof>(
  { app, part }: Trying,
  account: string,
  judge: () => Promise<Proof | null>,
): Promise<Proof | null> {
  return inTurn(account, async () => {
    await part(({ db }) => countTry(db, app.now(), account));
    const proof = await judge();
    if (proof !== null) await part(({ db }) => forgetTries(db, account));
    return proof;
  });
}

/** Of tries at once PostgreSQL lets one after the other change the row; none does while the account waits. */
async function countTry(db: Queryable, now: Date, loginName: string): Promise<void> {
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
      setWhere: sql`${signInFailures.blockedUntil} <= ${at}`,
    })
    .returning({ failures: signInFailures.failures });
  if (counted.length === 0) throw await tooMany(db, now, loginName);
}

async function tooMany(db: Queryable, now: Date, loginName: string): Promise<Refusal> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.loginName, loginName));
  // A right try may have ended the wait since.
  const left = Math.max(1, (row?.blockedUntil.getTime() ?? 0) - now.getTime());
  const minutes = Math.ceil(left / 60_000);
  return new Refusal('too_many_attempts', `Too many attempts. Try again in ${minutes} minutes.`, {
    retryAfterSeconds: Math.ceil(left / 1000),
  });
}

/** A new password, or a right one: the account waits no longer. */
export async function forgetTries(db: Queryable, loginName: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.loginName, loginName));
}
