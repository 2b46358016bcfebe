import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { jobs } from '#server/jobs/schema.ts';
import { isMailed, type StoredNotice } from '#server/notices/index.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { isAmongPeople } from '#server/schools/index.ts';
import { noticeReceipts } from '../schema.ts';

export const receiptOf = (noticeId: number) =>
  and(
    eq(noticeReceipts.schoolId, people.schoolId),
    eq(noticeReceipts.noticeId, noticeId),
    eq(noticeReceipts.personId, people.id),
  );

interface Asking {
  readonly asksReceipt: boolean;
}

/** True while a confirmation is missing where one was asked for, else while the notice is unopened. */
export const isWaitedFor = ({ asksReceipt }: Asking) =>
  asksReceipt ? isNull(noticeReceipts.acknowledgedAt) : isNull(noticeReceipts.seenAt);

/** Missing, and reminded on `day`, which is SQL: schools have days of their own. */
export const isReminded = (notice: Asking, day: SQL) =>
  sql`(${isWaitedFor(notice)} and ${noticeReceipts.remindedOn} = ${day}::date)`;

interface Round extends Asking {
  readonly noticeId: number;
  /** SQL that is true for the notice's present readers. */
  readonly readers: SQL;
  /** The school's day. */
  readonly today: string;
}

/** Writes today's reminder for readers who are missing and had none on this day. Returns exactly those. */
export async function claimReminders(db: Queryable, round: Round): Promise<number[]> {
  const waiting = db
    .select({
      schoolId: people.schoolId,
      noticeId: sql`${round.noticeId}::bigint`.as('notice_id'),
      personId: people.id,
      remindedOn: sql`${round.today}::date`.as('reminded_on'),
    })
    .from(people)
    .leftJoin(noticeReceipts, receiptOf(round.noticeId))
    .where(and(round.readers, isWaitedFor(round)))
    // One fixed order keeps two rounds at once from deadlocking.
    .orderBy(asc(people.id));
  const claimed = await db.execute<{ person_id: number }>(sql`
    insert into ${noticeReceipts} (school_id, notice_id, person_id, reminded_on) ${waiting}
    on conflict (school_id, notice_id, person_id) do update set reminded_on = excluded.reminded_on
      where ${noticeReceipts.remindedOn} is distinct from excluded.reminded_on and ${isWaitedFor(round)}
    returning person_id`);
  return claimed.rows.map((row) => row.person_id);
}

/** Readers who were reminded on this day and are still missing. */
export async function countReminded(db: Queryable, round: Round): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${noticeReceipts}
      join ${people} on ${people.schoolId} = ${noticeReceipts.schoolId} and ${people.id} = ${noticeReceipts.personId}
    where ${noticeReceipts.noticeId} = ${round.noticeId} and ${round.readers}
      and ${isReminded(round, sql`${round.today}`)}`);
  return rows[0]?.count ?? 0;
}

export const isAmongPeopleOf = (schoolIds: readonly number[], ids: readonly number[]): SQL | undefined =>
  and(inArray(people.schoolId, [...schoolIds]), inArray(people.id, [...ids]));

export const listPersonKeys = (db: Queryable, among: SQL | undefined) =>
  db.select({ schoolId: people.schoolId, id: people.id }).from(people).where(among);

/** Counts those of one's own school whom `listToMail` finds. */
export const countWithMail = (db: Queryable, notice: StoredNotice, ids: readonly number[]): Promise<number> =>
  db.$count(people, and(isAmongPeople(notice.schoolId, ids), isMailed(notice)));

interface MailedRound {
  readonly notice: StoredNotice;
  readonly readers: SQL;
  readonly day: string;
}

/** A condition on `notices`: as it is now, not as it was when the reminder was asked for. */
const isOut = ({ notice: { schoolId, id }, day }: MailedRound) =>
  and(
    eq(notices.schoolId, schoolId),
    eq(notices.id, id),
    eq(notices.isActive, true),
    isNull(notices.deletedAt),
    lte(notices.visibleFrom, day),
  );

/** Readers reminded on this day who are still missing, want mail and are not mailed yet; only `personId` when named. */
export const listToMail = (db: Queryable, round: MailedRound, personId?: number) =>
  db
    .select({
      schoolId: people.schoolId,
      id: people.id,
      email: people.email,
      firstName: people.firstName,
      language: people.language,
    })
    .from(people)
    .innerJoin(noticeReceipts, receiptOf(round.notice.id))
    .innerJoin(notices, isOut(round))
    .where(
      and(
        round.readers,
        isMailed(round.notice),
        isWaitedFor(round.notice),
        eq(noticeReceipts.remindedOn, round.day),
        sql`${noticeReceipts.reminderMailedOn} is distinct from ${round.day}`,
        personId === undefined ? undefined : eq(people.id, personId),
      ),
    );

/** True while such a job waits or runs and has not failed yet. */
export async function hasRunningJob(db: Queryable, kind: string, noticeId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, kind),
        isNull(jobs.doneAt),
        isNull(jobs.lastError),
        sql`${jobs.payload} ->> 'noticeId' = ${String(noticeId)}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
