import { dayMilliseconds } from '#contract/core/days.ts';
import type { AppContext } from '#server/core/context.ts';
import { deleteLoginDays } from './queries/tracking.ts';

/** Deletes after the operator's retention time. */
export async function clearLoginDays({ db, config }: AppContext, today: Date): Promise<void> {
  const oldest = new Date(today.getTime() - config.retentionDays * dayMilliseconds);
  await deleteLoginDays(db, oldest.toISOString().slice(0, 10));
}
