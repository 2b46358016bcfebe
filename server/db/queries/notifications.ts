import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract';
import { notices } from '../schema/notice.ts';
import { notifications } from '../schema/notification.ts';
import { readableBy } from './notices.ts';

/**
 * One about a notice counts only while the person may read it: who changes divisions has others to read. Run it with
 * `readerValues`.
 */
export function stillConcerns(role: Role): SQL {
  const noticeId = sql`substring(${notifications.cause} from '^notice:([0-9]+)$')::bigint`;
  return sql`(${noticeId} is null or exists (
    select 1 from ${notices}
    where ${notices.id} = ${noticeId} and ${readableBy(role)}))`;
}
