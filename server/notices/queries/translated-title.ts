import { sql } from 'drizzle-orm';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';

/** null: none, or stale. Looked up row by row: in a join the planner reads all translations for a short page. */
export const translatedTitle = sql<string | null>`(
  select t.title from ${noticeTranslations} t
  where t.school_id = ${notices.schoolId} and t.notice_id = ${notices.id}
    and t.language = ${sql.placeholder('language')} and t.of_title = ${notices.title})`.as(
  'translated_title',
);
