import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { draftLimits } from '#contract';
import type { Actor } from '#server/auth/sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { Refusal } from '#server/core/refusal.ts';
import { noticeDrafts } from '#server/notices/schema/draft.ts';

const ownOf = (actor: Actor) =>
  and(eq(noticeDrafts.schoolId, actor.school.id), eq(noticeDrafts.personId, actor.id));
const keyed = (actor: Actor, key: { mode: 'add' | 'edit' | 'editReshare'; notice_id: number }) =>
  and(ownOf(actor), eq(noticeDrafts.mode, key.mode), eq(noticeDrafts.noticeId, key.notice_id));

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

export const getNoticeDraft: Handler<'get-notice-draft'> = async (input, { db, actor }) => {
  const [row] = await db.select().from(noticeDrafts).where(keyed(actor, input));
  return { success: 'true', data: row ? { draft: row.draft, typed_at: row.typedAt } : null };
};

export const saveNoticeDraft: Handler<'save-notice-draft'> = async (input, { app, db, actor }) => {
  if (actor.school.isDemo)
    throw new Refusal('demo_school', 'This is a demo school: notices can be read here, not written.');
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

export const dropNoticeDraft: Handler<'drop-notice-draft'> = async ({ of }, { db, actor }) => {
  await db.delete(noticeDrafts).where(of ? keyed(actor, of) : ownOf(actor));
  return { success: 'true' };
};
