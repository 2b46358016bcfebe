import type { Handler } from '#server/core/pipeline.ts';
import { listDrafts } from '../queries/drafts.ts';

export const getNoticeDrafts: Handler<'get-notice-drafts'> = async (_input, { db, actor }) => {
  const rows = await listDrafts(db, actor);
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
