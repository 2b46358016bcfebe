import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { SignedInContext } from '#server/core/call-context.ts';
import type { AppContext } from '#server/core/context.ts';
import { instantAt, schoolDay } from '#server/core/school-day.ts';
import type { Queryable } from '#server/db/database.ts';
import { people, schools } from '#server/directory/schema.ts';
import { planTomorrow } from '#server/jobs/plan-daily.ts';
import {
  channelsInQuietHours,
  forgetJob,
  mutedRecipients,
  tellOfNotifications,
} from '#server/notifications/index.ts';
import { notifications } from '#server/notifications/schema.ts';
import { channelsFor, readersOf } from './audience.ts';
import { noticeLink } from './board-path.ts';
import { type NotifyJob, notifyJob } from './notice-jobs.ts';
import { notifyFromOffice } from './office/notifications.ts';
import { noticeAudiences, notices } from './schema/notice.ts';

interface NoticeKey {
  readonly schoolId: number;
  readonly id: number;
  readonly version: number;
  readonly visibleFrom: string;
}

/**
 * In the notice's transaction: its readers are told when it becomes visible to them, once a version. Without news only
 * those are told who were not told before.
 */
export async function queueNoticeNotifications(
  { app, db, actor }: SignedInContext,
  { schoolId, id, version, visibleFrom }: NoticeKey,
  {
    today,
    isNews,
    after = 0,
  }: {
    readonly today: string;
    readonly isNews: boolean;
    /** Milliseconds from now; for what may still be undone. */
    readonly after?: number;
  },
): Promise<void> {
  await notifyJob.queue(db, {
    dedupeKey: noticeJobKey({ schoolId, id, version }),
    payload: { schoolId, noticeId: id, version, renew: isNews ? 1 : 0 },
    // The office's notice has a morning in each of its schools, which the job finds out.
    runAt:
      schoolId !== 0 && visibleFrom > today
        ? instantAt(visibleFrom, 0, actor.school.timeZone)
        : new Date(app.now().getTime() + after),
  });
}

/**
 * Writes one row for each reader in one statement, of the notice as it is now: a repeat changes nothing, and a job that
 * a newer version overtook still tells the news it was queued for.
 */
export async function notifyOfNotice(app: AppContext, job: NotifyJob): Promise<void> {
  if (job.schoolId === 0) {
    await notifyFromOffice(app, job);
    return planTomorrow(app.db, forgetJob, app.now());
  }
  const [found] = await app.db
    .select({ notice: notices, author: people, school: schools })
    .from(notices)
    .innerJoin(people, and(eq(people.schoolId, notices.schoolId), eq(people.id, notices.createdBy)))
    .innerJoin(schools, eq(schools.id, notices.schoolId))
    .where(and(eq(notices.schoolId, job.schoolId), eq(notices.id, job.noticeId)));
  if (!found) return;
  const { notice, author, school } = found;
  const now = app.now();
  const shared = { ...notice, noticeFor: notice.noticeFor };
  const cause = noticeCause(notice.id);
  await takeBack(app.db, shared, cause);
  if (!notice.isActive) return tellReaders(app, shared);
  if (notice.visibleFrom > schoolDay(now, school.timeZone)) return tellLater(app.db, job, notice, school);
  // The lock waits for a notice that is being taken back, and its end is found to be the end of this.
  await app.db.execute(sql`
    with live as (select 1 from ${notices}
      where ${notices.schoolId} = ${notice.schoolId} and ${notices.id} = ${notice.id} for key share)
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'notice', ${cause}, ${notice.version}::int,
      ${`${author.firstName} ${author.lastName}`.trim()}, ${notice.title},
      ${linkTo(notice.id)}, ${now.toISOString()}::timestamptz
    from ${people}
    where ${readersOf(shared)} and exists (select 1 from live)
    on conflict (school_id, person_id, cause) do update
      set version = excluded.version, from_name = excluded.from_name, message = excluded.message,
        created_at = excluded.created_at, read_at = null, cleared_at = null
      where notifications.version < excluded.version and ${job.renew}`);
  await noteReach(app.db, shared);
  await planTomorrow(app.db, forgetJob, now);
  await tellReaders(app, shared);
}

/** Of all that tell of one notice. */
export const noticeCause = (noticeId: number) => `notice:${noticeId}`;

export const noticeJobKey = ({ schoolId, id, version }: Pick<NoticeKey, 'schoolId' | 'id' | 'version'>) =>
  `${notifyJob.kind}:${schoolId}:${id}:${version}`;

/** The notice on the person's own board. */
const linkTo = (noticeId: number) =>
  noticeLink(noticeId, { role: sql`${people.role}`, schoolId: sql`${people.schoolId}` });

/** What its author's habit is made of. */
async function noteReach(db: Queryable, notice: SharedNotice): Promise<void> {
  await db
    .update(notices)
    .set({ reach: sql`(select count(*) from ${people} where ${readersOf(notice)})` })
    .where(and(eq(notices.schoolId, notice.schoolId), eq(notices.id, notice.id)));
}

/** A reminder: the same people's notification of this notice is new and unread again. */
export async function tellAgain(
  db: Queryable,
  notice: { schoolId: number; id: number; version: number; title: string; author: string } & {
    /** Of a notice of the office: where these people are. */
    readonly schoolIds?: readonly number[];
  },
  personIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${notifications}
      (school_id, person_id, kind, cause, version, from_name, message, url, created_at)
    select ${people.schoolId}, ${people.id}, 'notice', ${noticeCause(notice.id)}, ${notice.version}::int,
      ${notice.author}, ${notice.title}, ${linkTo(notice.id)}, ${now.toISOString()}::timestamptz
    from ${people}
    where ${inArray(people.schoolId, [...(notice.schoolIds ?? [notice.schoolId])])}
      and ${people.id} = any(${sql.param(personIds)}::int[])
    on conflict (school_id, person_id, cause) do update
      set created_at = excluded.created_at, read_at = null, cleared_at = null`);
}

type SharedNotice = Parameters<typeof readersOf>[0];

/** Who may read it no more, and everybody of one that was switched off, is told of it no more. */
async function takeBack(
  db: Queryable,
  notice: SharedNotice & { readonly isActive: boolean },
  cause: string,
): Promise<void> {
  const stillReads = sql`exists (select 1 from ${people} where ${people.id} = ${notifications.personId} and ${readersOf(notice)})`;
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.schoolId, notice.schoolId),
        eq(notifications.cause, cause),
        notice.isActive ? not(stillReads) : undefined,
      ),
    );
}

/** Its day was put off after the job was queued: the same wish waits for the new one. */
async function tellLater(
  db: Queryable,
  job: NotifyJob,
  { schoolId, id, visibleFrom }: NoticeKey,
  { timeZone }: { readonly timeZone: string },
): Promise<void> {
  await notifyJob.queue(db, {
    dedupeKey: `${notifyJob.kind}:${schoolId}:${id}:${job.version}:${visibleFrom}`,
    payload: { schoolId, noticeId: id, version: job.version, renew: job.renew },
    runAt: instantAt(visibleFrom, 0, timeZone),
  });
}

async function tellReaders(app: AppContext, notice: SharedNotice): Promise<void> {
  const places = await app.db
    .select({ gradeId: noticeAudiences.gradeId, divisionId: noticeAudiences.divisionId })
    .from(noticeAudiences)
    .where(and(eq(noticeAudiences.schoolId, notice.schoolId), eq(noticeAudiences.noticeId, notice.id)));
  tellOfNotifications(app, channelsFor(notice.schoolId, { ...notice, places }), {
    muted: await mutedRecipients(app.db, [notice.schoolId], 'notice'),
    hushed: await channelsInQuietHours(app.db, app.now(), readersOf(notice)),
  });
}
