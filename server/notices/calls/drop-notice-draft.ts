import type { Handler } from '#server/core/pipeline.ts';
import { keyed, ownOf } from '../drafts.ts';
import { noticeDrafts } from '../schema/draft.ts';

export const dropNoticeDraft: Handler<'drop-notice-draft'> = async ({ of }, { db, actor }) => {
  await db.delete(noticeDrafts).where(of ? keyed(actor, of) : ownOf(actor));
  return { success: 'true' };
};
