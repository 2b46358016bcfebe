import { lt } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { loginDays } from './schema.ts';

/** Days people signed in on, after the time the operator keeps them. */
export async function clearLoginDays({ db, config }: AppContext, today: Date): Promise<void> {
  const oldest = new Date(today.getTime() - config.retentionDays * dayMilliseconds);
  await db.delete(loginDays).where(lt(loginDays.day, oldest.toISOString().slice(0, 10)));
}
