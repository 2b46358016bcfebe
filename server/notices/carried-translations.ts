import { sql } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { scopeIn } from '#server/core/scope.policy.ts';
import { mayTranslate } from './policy.ts';
import { findReadable } from './queries/notices.ts';
import type { notices } from './schema/notice.ts';
import { noticeTranslations } from './schema/translation.ts';

type NewNotice = Pick<typeof notices.$inferSelect, 'schoolId' | 'id'>;

/**
 * A notice that is shared again brings its translations: they are of the same words, so that they are fresh until
 * title or description are written anew. Of a notice that the person may not read nothing comes. What was stale stays
 * so; which older words it was made from goes only to those who could see them.
 */
export async function attachTranslations(
  { app, db, actor }: SignedInContext,
  sourceId: number,
  { schoolId, id: noticeId }: NewNotice,
): Promise<void> {
  if (sourceId === 0) return;
  const now = app.now();
  const found = await findReadable(db, actor, sourceId, schoolDay(now, actor.school.timeZone));
  if (!found) return;
  const { notice: source } = found;
  const isFresh = sql`(t.of_title = ${source.title} and t.of_description = ${source.description})`;
  const mayKnow = mayTranslate(scopeIn('save-notice-translation', actor), actor, source)
    ? sql`true`
    : isFresh;
  await db.execute(sql`
    insert into ${noticeTranslations}
      (school_id, notice_id, language, title, description, of_title, of_description, version, written_by, updated_at)
    select ${schoolId}::int, ${noticeId}::bigint, t.language, t.title, t.description,
      case when ${mayKnow} then t.of_title else '' end, case when ${mayKnow} then t.of_description else '' end,
      1, ${actor.id}::int, ${now.toISOString()}::timestamptz
    from ${noticeTranslations} t
    where t.school_id = ${source.schoolId} and t.notice_id = ${source.id}`);
}
