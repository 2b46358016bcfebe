import { lt } from 'drizzle-orm';
import { dayMilliseconds } from '#contract/core/days.ts';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { AppContext } from '#server/core/context.ts';
import { noticeDrafts } from './schema/draft.ts';

/** Drafts nobody came back to. */
export async function clearDrafts(app: AppContext, today: Date): Promise<void> {
  const oldest = new Date(today.getTime() - draftLimits.days * dayMilliseconds);
  await app.db.delete(noticeDrafts).where(lt(noticeDrafts.savedAt, oldest));
}
