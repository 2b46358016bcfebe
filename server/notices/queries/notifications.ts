import { and, eq, not, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { notifications } from '#server/notifications/schema.ts';
import { notices } from '../schema/notice.ts';
import { noticeLink, officeName } from './board-path.ts';
import { officeReadersOf, readersOf, type SharedNotice } from './notice-readers.ts';
import { type PeoplePage, type PersonKey, pageOfReaders } from './office-pages.ts';

interface Told extends SharedNotice {
  readonly version: number;
  readonly title: string;
}

export const noticeCause = (noticeId: number) => `notice:${noticeId}`;

export const linkToNotice = (noticeId: number) =>
  noticeLink(noticeId, { role: sql`${people.role}`, schoolId: sql`${people.schoolId}` });

/** `renew`: also people told of an earlier version. The lock waits for a withdrawal, after which nobody is told. */
export async function notifyReaders(
  db: Queryable,
  notice: Told,
  { author, now, renew }: { readonly author: string; readonly now: Date; readonly renew: boolean },
): Promise<void> {
  await db.execute(sql`
    with live as (select 1 from ${notices}
      where ${notices.schoolId} = ${notice.schoolId} and ${notices.id} = ${notice.id} for key share)
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'notice', ${noticeCause(notice.id)}, ${notice.version}::int,
      ${author}, ${notice.title},
      ${linkToNotice(notice.id)}, ${now.toISOString()}::timestamptz
    from ${people}
    where ${readersOf(notice)} and exists (select 1 from live)
    on conflict (school_id, person_id, cause) do update
      set version = excluded.version, from_name = excluded.from_name, message = excluded.message,
        created_at = excluded.created_at, read_at = null, cleared_at = null
      where notifications.version < excluded.version and ${renew}`);
}

/** The same for a page of readers of an office's notice. */
export async function notifyOfficeReaders(
  db: Queryable,
  notice: Told,
  page: PeoplePage,
  { now, renew }: { readonly now: Date; readonly renew: boolean },
) {
  const { rows } = await db.execute<{ count: number; school_id: number | null; id: number | null }>(sql`
    with live as (select 1 from ${notices}
        where ${notices.schoolId} = 0 and ${notices.id} = ${notice.id} for key share),
      page as materialized (${pageOfReaders(page, officeReadersOf(notice))}), told as (
      insert into ${notifications}
        (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
      select school_id, id, 'notice', ${noticeCause(notice.id)}, ${notice.version}::int, ${officeName}, ${notice.title},
        ${noticeLink(notice.id, { role: sql`role`, schoolId: sql`school_id` })}, ${now.toISOString()}::timestamptz
      from page where exists (select 1 from live)
      on conflict (school_id, person_id, cause) do update
        set version = excluded.version, from_name = excluded.from_name, message = excluded.message,
          created_at = excluded.created_at, read_at = null, cleared_at = null
        where notifications.version < excluded.version and ${renew})
    select school_id, id, (count(*) over ())::int as count from page
    order by school_id desc, id desc limit 1`);
  const [last] = rows;
  return {
    count: last?.count ?? 0,
    last: last?.school_id && last.id ? { schoolId: last.school_id, id: last.id } : undefined,
  };
}

type Active = SharedNotice & { readonly isActive: boolean };

/** Deletes the notifications of people who may not read it any more, and all of a notice that is off. */
export async function deleteUnreadable(db: Queryable, notice: Active): Promise<void> {
  const stillReads = sql`exists (select 1 from ${people} where ${people.id} = ${notifications.personId} and ${readersOf(notice)})`;
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.schoolId, notice.schoolId),
        eq(notifications.cause, noticeCause(notice.id)),
        notice.isActive ? not(stillReads) : undefined,
      ),
    );
}

/** The same for a page of the notifications of an office's notice. */
export async function deleteUnreadableOfOffice(
  db: Queryable,
  notice: Active,
  { after, size }: { readonly after: PersonKey; readonly size: number },
) {
  const stillReads = notice.isActive
    ? sql`exists (select 1 from ${people} where ${people.schoolId} = told.school_id
        and ${people.id} = told.person_id and ${officeReadersOf(notice)})`
    : sql`false`;
  const { rows } = await db.execute<{ school_id: number; id: string; count: number }>(sql`
    with told as materialized (
      select school_id, id, person_id from ${notifications}
      where cause = ${noticeCause(notice.id)} and (school_id, id) > (${after.schoolId}::int, ${after.id}::bigint)
      order by school_id, id limit ${size}),
    gone as (
      delete from ${notifications} n using told
      where n.school_id = told.school_id and n.id = told.id and not ${stillReads})
    select school_id, id, (count(*) over ())::int as count from told
    order by school_id desc, id desc limit 1`);
  const [last] = rows;
  return { count: last?.count ?? 0, last: last && { schoolId: last.school_id, id: Number(last.id) } };
}
