import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import type { Actor } from '#server/core/actor.ts';
import { readableBy } from '#server/notices/index.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { noticeTranslations } from '#server/notices/schema/translation.ts';
import { notifications } from '../schema.ts';

const noticeId = sql`substring(${notifications.cause} from '^notice:([0-9]+)$')::bigint`;

/**
 * One about a notice counts only while the person may read it: who changes divisions has others to read. Run it with
 * `readerValues`.
 */
export function stillConcerns(role: Role): SQL {
  return sql`(${noticeId} is null or exists (
    select 1 from ${notices}
    where ${notices.id} = ${noticeId} and ${readableBy(role)}))`;
}

/** What a notification says in the reader's language; null where nobody translated the very title it tells of. */
export const translatedMessage = ({ school, language }: Actor) => sql<string | null>`(
  select t.title from ${noticeTranslations} t
  where t.school_id in (${school.id}, 0) and t.notice_id = ${noticeId}
    and t.language = ${language} and t.of_title = ${notifications.message}
  limit 1)`;
