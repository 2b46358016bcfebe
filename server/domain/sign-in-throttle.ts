import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../context.ts';
import { signInFailures } from '../db/schema/session.ts';
import { Refusal } from '../refusal.ts';

/** [security.md, Limits] Five wrong passwords in a quarter of an hour, then a delay that doubles. */
const freeFailures = 5;
const forgetAfterMilliseconds = 15 * 60_000;
const firstDelayMilliseconds = 60_000;
const longestDelayMilliseconds = 60 * 60_000;

type Unit = Pick<UnitOfWork, 'app' | 'db'>;

export async function refuseThrottled({ app, db }: Unit, loginName: string): Promise<void> {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.loginName, loginName));
  const left = (row?.blockedUntil.getTime() ?? 0) - app.now().getTime();
  if (left <= 0) return;
  const minutes = Math.ceil(left / 60_000);
  throw new Refusal('too_many_attempts', `Too many attempts. Try again in ${minutes} minutes.`, {
    retryAfterSeconds: Math.ceil(left / 1000),
  });
}

export async function countFailure({ app, db }: Unit, loginName: string): Promise<void> {
  const now = app.now();
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.loginName, loginName));
  const recent = row && now.getTime() - row.lastAt.getTime() < forgetAfterMilliseconds;
  const failures = (recent ? row.failures : 0) + 1;
  const over = failures - freeFailures;
  const delay = over < 0 ? 0 : Math.min(firstDelayMilliseconds * 2 ** over, longestDelayMilliseconds);
  const values = { failures, lastAt: now, blockedUntil: new Date(now.getTime() + delay) };
  await db
    .insert(signInFailures)
    .values({ loginName, ...values })
    .onConflictDoUpdate({ target: signInFailures.loginName, set: values });
}

export async function forgetFailures({ db }: Unit, loginName: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.loginName, loginName));
}
