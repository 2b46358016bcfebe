import type { Handler } from '#server/core/pipeline.ts';
import { keyed } from '../drafts.ts';
import { noticeDrafts } from '../schema/draft.ts';

export const getNoticeDraft: Handler<'get-notice-draft'> = async (input, { db, actor }) => {
  const [row] = await db.select().from(noticeDrafts).where(keyed(actor, input));
  return { success: 'true', data: row ? { draft: row.draft, typed_at: row.typedAt } : null };
};
