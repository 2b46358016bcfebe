import { lt } from 'drizzle-orm';
import { draftLimits } from '#contract';
import type { AppContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { noticeDrafts } from '../db/schema/draft.ts';
import { jobs } from '../db/schema/notice.ts';

const dayMilliseconds = 24 * 3_600_000;
const forgetJob = 'forget-notice-drafts';

/** Removes drafts nobody went on with, and looks again tomorrow while any are left. */
export async function forgetNoticeDrafts(app: AppContext): Promise<void> {
  const now = app.now();
  const oldest = new Date(now.getTime() - draftLimits.days * dayMilliseconds);
  await app.db.delete(noticeDrafts).where(lt(noticeDrafts.savedAt, oldest));
  const [left] = await app.db.select({ mode: noticeDrafts.mode }).from(noticeDrafts).limit(1);
  if (left) await planForgettingDrafts(app.db, now);
}

/** One look a day, for as long as there is something to forget. */
export async function planForgettingDrafts(db: Queryable, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMilliseconds);
  await db
    .insert(jobs)
    .values({
      kind: forgetJob,
      payload: {},
      dedupeKey: `${forgetJob}:${tomorrow.toISOString().slice(0, 10)}`,
      runAt: tomorrow,
    })
    .onConflictDoNothing();
}
