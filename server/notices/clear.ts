import { lt } from 'drizzle-orm';
import { dayMilliseconds, draftLimits } from '#contract';
import type { AppContext } from '#server/core/context.ts';
import { eraseLooseFiles } from './erase-notices.ts';
import { noticeDrafts } from './schema/draft.ts';

/** Drafts nobody came back to, and files that no notice carries. */
export async function clearDrafts(app: AppContext, today: Date): Promise<void> {
  const oldest = new Date(today.getTime() - draftLimits.days * dayMilliseconds);
  await app.db.delete(noticeDrafts).where(lt(noticeDrafts.savedAt, oldest));
  await eraseLooseFiles(app, oldest);
}
