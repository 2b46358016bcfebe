import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AppContext } from '#server/core/context.ts';
import { instantAt } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { channelsInQuietHours, mutedRecipients, tellOfNotifications } from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import { noticeLink, officeName } from '../board-path.ts';
import { type NotifyJob, notifyJob } from '../notice-jobs.ts';
import { countOfficeReaders } from '../queries/office-delivery.ts';
import { notices } from '../schema/notice.ts';
import { officeChannelsFor, officeReadersOf, readOfficeAudience } from './audience.ts';
import { eachPageOfPeople, workThroughSchools } from './reach.ts';
import { storedOfficeRule } from './rule.ts';

const schoolsAPart = 200;
const peopleAPage = 2000;

/** The same over all schools a notice of the central office is read in, each on its own day. */
export async function notifyFromOffice(app: AppContext, job: NotifyJob): Promise<void> {
  const [notice] = await app.db
    .select()
    .from(notices)
    .where(and(eq(notices.schoolId, 0), eq(notices.id, job.noticeId)));
  if (!notice) return;
  const shared = { ...notice, noticeFor: notice.noticeFor };
  const cause = `notice:${notice.id}`;
  const audience = await readOfficeAudience(app.db, notice.id);
  const isFirst = job.after === 0 && job.from === 0;
  if (isFirst) await takeBackEverywhere(app.db, shared, cause);
  if (!notice.isActive) return tellOfNotifications(app, officeChannelsFor(shared, audience));
  if (isFirst) await noteReach(app.db, notice);
  await workThroughSchools(app, notifyJob, job, {
    schools: schoolsAPart,
    dueAt: ({ timeZone }) => instantAt(notice.visibleFrom, 0, timeZone),
    work: async (reached) => {
      const schoolIds = reached.map((school) => school.id);
      const readers = { schoolIds, condition: officeReadersOf(shared), size: peopleAPage };
      await eachPageOfPeople(app.db, readers, (page) =>
        insertPage(app, page, { notice, cause, renew: job.renew === 1 }),
      );
      tellOfNotifications(app, officeChannelsFor(shared, { lines: reached, places: audience.places }), {
        muted: await mutedRecipients(app.db, schoolIds, 'notice'),
        hushed: await channelsInQuietHours(
          app.db,
          app.now(),
          and(inArray(people.schoolId, schoolIds), officeReadersOf(shared)),
        ),
      });
    },
  });
}

/** What its author's habit is made of. */
async function noteReach(db: Queryable, notice: typeof notices.$inferSelect): Promise<void> {
  const { people: reach } = await countOfficeReaders(db, await storedOfficeRule(db, notice));
  await db
    .update(notices)
    .set({ reach })
    .where(and(eq(notices.schoolId, 0), eq(notices.id, notice.id)));
}

async function insertPage(
  app: AppContext,
  page: SQL,
  { notice, cause, renew }: { notice: typeof notices.$inferSelect; cause: string; renew: boolean },
) {
  const { rows } = await app.db.execute<{ count: number; school_id: number | null; id: number | null }>(sql`
    with live as (select 1 from ${notices}
        where ${notices.schoolId} = 0 and ${notices.id} = ${notice.id} for key share),
      page as materialized (${page}), told as (
      insert into ${notifications}
        (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
      select school_id, id, 'notice', ${cause}, ${notice.version}::int, ${officeName}, ${notice.title},
        ${noticeLink(notice.id, { role: sql`role`, schoolId: sql`school_id` })}, ${app.now().toISOString()}::timestamptz
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

/** Of a notice that many were told of, a page at a time. */
async function takeBackEverywhere(
  db: Queryable,
  notice: Parameters<typeof officeReadersOf>[0] & { readonly isActive: boolean },
  cause: string,
): Promise<void> {
  const stillReads = notice.isActive
    ? sql`exists (select 1 from ${people} where ${people.schoolId} = told.school_id
        and ${people.id} = told.person_id and ${officeReadersOf(notice)})`
    : sql`false`;
  let [schoolId, id] = [0, 0];
  for (;;) {
    const { rows } = await db.execute<{ school_id: number; id: string; count: number }>(sql`
      with told as materialized (
        select school_id, id, person_id from ${notifications}
        where cause = ${cause} and (school_id, id) > (${schoolId}::int, ${id}::bigint)
        order by school_id, id limit ${peopleAPage}),
      gone as (
        delete from ${notifications} n using told
        where n.school_id = told.school_id and n.id = told.id and not ${stillReads})
      select school_id, id, (count(*) over ())::int as count from told
      order by school_id desc, id desc limit 1`);
    const [last] = rows;
    if (!last || last.count < peopleAPage) return;
    [schoolId, id] = [last.school_id, Number(last.id)];
  }
}
