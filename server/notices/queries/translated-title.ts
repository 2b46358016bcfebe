import { sql } from 'drizzle-orm';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';

/**
 * A notice's title in the placeholder `language`; null where nobody wrote one, or the title it was made from is not that
 * of now. Looked up row by row: joined, a planner that does not know how short a page is reads all translations.
 */
export const translatedTitle = sql<string | null>`(
  select t.title from ${noticeTranslations} t
  where t.school_id = ${notices.schoolId} and t.notice_id = ${notices.id}
    and t.language = ${sql.placeholder('language')} and t.of_title = ${notices.title})`.as(
  'translated_title',
);
