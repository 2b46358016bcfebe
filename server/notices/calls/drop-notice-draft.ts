import type { Handler } from '#server/core/pipeline.ts';
import { deleteDrafts } from '../queries/drafts.ts';

export const dropNoticeDraft: Handler<'drop-notice-draft'> = async ({ of }, { db, actor }) => {
  await deleteDrafts(db, actor, of && { mode: of.mode, noticeId: of.notice_id });
  return { success: 'true' };
};
