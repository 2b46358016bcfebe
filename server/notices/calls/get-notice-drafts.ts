import { desc } from 'drizzle-orm';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { ownOf } from '../drafts.ts';
import { noticeDrafts } from '../schema/draft.ts';

export const getNoticeDrafts: Handler<'get-notice-drafts'> = async (_input, { db, actor }) => {
  const rows = await db
    .select()
    .from(noticeDrafts)
    .where(ownOf(actor))
    .orderBy(desc(noticeDrafts.savedAt))
    .limit(draftLimits.drafts);
  return {
    success: 'true',
    data: rows.map((row) => ({
      mode: row.mode,
      notice_id: row.noticeId,
      title: row.title,
      typed_at: row.typedAt,
      saved_at: row.savedAt.toISOString(),
    })),
  };
};
