import { and, lte, sql } from 'drizzle-orm';
import { draftLimits } from '#contract/notices/draft.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { ownOf } from '../drafts.ts';
import { refuseUnlessMayWrite } from '../policy.ts';
import { noticeDrafts } from '../schema/draft.ts';

export const saveNoticeDraft: Handler<'save-notice-draft'> = async (input, scene) => {
  const { app, db, actor } = scene;
  refuseUnlessMayWrite(scene);
  const { mode, notice_id: noticeId, title, draft, typed_at: typedAt } = input;
  const values = { title, draft, typedAt, savedAt: app.now() };
  const kept = await db
    .insert(noticeDrafts)
    .values({ schoolId: actor.school.id, personId: actor.id, mode, noticeId, ...values })
    .onConflictDoUpdate({
      target: [noticeDrafts.schoolId, noticeDrafts.personId, noticeDrafts.mode, noticeDrafts.noticeId],
      set: values,
      setWhere: lte(noticeDrafts.typedAt, typedAt),
    })
    .returning({ noticeId: noticeDrafts.noticeId });
  await db.delete(noticeDrafts).where(
    and(
      ownOf(actor),
      sql`(${noticeDrafts.mode}, ${noticeDrafts.noticeId}) in (
        select mode, notice_id from ${noticeDrafts} where ${ownOf(actor)}
        order by saved_at desc offset ${draftLimits.drafts})`,
    ),
  );
  return { success: 'true', kept: kept.length > 0 ? 1 : 0 };
};
