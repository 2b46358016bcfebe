import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { presentFile } from '../notice.presenter.ts';
import { refuseUnlessMayEdit, refuseUnlessMayWrite } from '../policy.ts';
import { deleteFile } from '../queries/attached-files.ts';
import { filesOf } from '../queries/notices.ts';
import { lockNotice, updateNotice } from '../queries/stored-notices.ts';

/** [C1-07] Takes a file off the notice; the bytes stay for notices that were reshared with them. */
export const deleteNoticeFile: Handler<'delete-notice-file'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const notice = await lockNotice(db, actor, input.notice_id);
  if (!notice) throw notFound();
  refuseUnlessMayEdit(scene, notice);
  refuseUnlessMayWrite(scene);
  const changed = (await deleteFile(db, notice, input.path))
    ? await updateNotice(db, notice, { updatedAt: app.now() })
    : notice;
  const files = await filesOf(db, actor.school.id, notice.id);
  return {
    success: 'true',
    information: 'Deleted successfully.',
    data: files.map(presentFile),
    version: changed.version,
  };
};
