import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { saveDraft } from '../queries/drafts.ts';

export const saveNoticeDraft: Handler<'save-notice-draft'> = async (input, scene) => {
  const { app, db, actor } = scene;
  refuseUnlessMayWrite(scene);
  const { mode, notice_id: noticeId, title, draft, typed_at: typedAt } = input;
  const isKept = await saveDraft(db, actor, { mode, noticeId, title, draft, typedAt, savedAt: app.now() });
  return { success: 'true', kept: isKept ? 1 : 0 };
};
