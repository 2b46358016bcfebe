import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { presentFile } from '../notice.presenter.ts';
import { refuseUnlessMayEdit, refuseUnlessMayWrite } from '../policy.ts';
import { filesOf, lockNotice } from '../queries/notices.ts';
import { noticeFiles, notices } from '../schema/notice.ts';

/** [C1-07] Takes a file off the notice; the bytes stay for notices that were reshared with them. */
export const deleteNoticeFile: Handler<'delete-notice-file'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const notice = await lockNotice(db, actor, input.notice_id);
  if (!notice) throw notFound();
  refuseUnlessMayEdit(scene, notice);
  refuseUnlessMayWrite(scene);
  const removed = await db
    .delete(noticeFiles)
    .where(
      and(
        eq(noticeFiles.schoolId, actor.school.id),
        eq(noticeFiles.noticeId, notice.id),
        eq(noticeFiles.fileId, input.path),
      ),
    )
    .returning({ position: noticeFiles.position });
  const [changed] =
    removed.length === 0
      ? [notice]
      : await db
          .update(notices)
          .set({ version: sql`${notices.version} + 1`, updatedAt: app.now() })
          .where(and(eq(notices.schoolId, actor.school.id), eq(notices.id, notice.id)))
          .returning();
  const files = await filesOf(db, actor.school.id, notice.id);
  return {
    success: 'true',
    information: 'Deleted successfully.',
    data: files.map(presentFile),
    version: changed?.version ?? notice.version,
  };
};
