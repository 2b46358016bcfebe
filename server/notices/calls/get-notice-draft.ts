import type { Handler } from '#server/core/pipeline.ts';
import { findDraft } from '../queries/drafts.ts';

export const getNoticeDraft: Handler<'get-notice-draft'> = async (
  { mode, notice_id: noticeId },
  { db, actor },
) => {
  const row = await findDraft(db, actor, { mode, noticeId });
  return { success: 'true', data: row ? { draft: row.draft, typed_at: row.typedAt } : null };
};
