import { sql } from 'drizzle-orm';
import type { TranslationLanguage } from '#contract/notices/translation.rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { statement } from '#server/db/prepared.ts';
import { notices } from '../schema/notice.ts';
import { noticeTranslations } from '../schema/translation.ts';

/** The part of a description that a list shows. */
const shownCharacters = 200;

/** A notice's translation beside the original; `…_fresh`: made from what the original says now. */
export interface PageTranslation {
  readonly notice_id: number;
  readonly language: TranslationLanguage;
  readonly title: string;
  readonly description: string;
  readonly title_fresh: boolean;
  readonly description_fresh: boolean;
  readonly original_title: string;
  readonly original_description: string;
}

const beginning = (text: typeof notices.description | typeof noticeTranslations.description) =>
  sql`left(${text}, ${sql.raw(String(shownCharacters))})`;

const find = statement<PageTranslation>(
  'page-translations',
  sql`select ${noticeTranslations.noticeId} as notice_id, ${noticeTranslations.language} as language,
      ${noticeTranslations.title} as title, ${beginning(noticeTranslations.description)} as description,
      ${noticeTranslations.ofTitle} = ${notices.title} as title_fresh,
      ${noticeTranslations.ofDescription} = ${notices.description} as description_fresh,
      ${notices.title} as original_title, ${beginning(notices.description)} as original_description
    from ${noticeTranslations} join ${notices}
      on ${notices.schoolId} = ${noticeTranslations.schoolId} and ${notices.id} = ${noticeTranslations.noticeId}
    where ${noticeTranslations.schoolId} = any(${sql.placeholder('schoolIds')}::int[])
      and ${noticeTranslations.noticeId} = any(${sql.placeholder('noticeIds')}::bigint[])`,
);

/** All languages of one page's notices in one query. It checks no rights: the reader may read all of them. */
export async function translationsOfPage(
  db: Queryable,
  actor: Actor,
  noticeIds: readonly number[],
): Promise<PageTranslation[]> {
  if (noticeIds.length === 0) return [];
  return find(db, { schoolIds: [...new Set([actor.school.id, 0])], noticeIds });
}
