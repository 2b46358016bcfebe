import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { linkToNotice, noticeCause, type StoredNotice } from '#server/notices/index.ts';
import { notifications } from '#server/notifications/schema.ts';

export async function notifyAgain(
  db: Queryable,
  notice: Pick<StoredNotice, 'id' | 'version' | 'title'>,
  whom: { readonly schoolIds: readonly number[]; readonly personIds: readonly number[] },
  { author, now }: { readonly author: string; readonly now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'notice', ${noticeCause(notice.id)}, ${notice.version}::int,
      ${author}, ${notice.title}, ${linkToNotice(notice.id)}, ${now.toISOString()}::timestamptz
    from ${people}
    where ${inArray(people.schoolId, [...whom.schoolIds])}
      and ${people.id} = any(${sql.param(whom.personIds)}::int[])
    on conflict (school_id, person_id, cause) do update
      set created_at = excluded.created_at, read_at = null, cleared_at = null`);
}
