import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contract/core/define-call.ts';
import { type DeliveryFilter, reachHabit } from '#contract/delivery/delivery.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { mailLedger, notices } from '#server/notices/schema/notice.ts';
import { personName } from '#server/schools/index.ts';
import { noticeReceipts } from '../schema.ts';
import { isReminded, receiptOf } from './reminders.ts';

const countIf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const total = sql<number>`count(*)`.mapWith(Number);
const withoutMail = sql`${people.email} = ''`;

export interface PageQuery {
  /** From `searchWords`; none: everybody. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/** Counts people by role and without mail; an index answers each count alone. */
export async function countReaders(db: Queryable, readers: SQL | undefined) {
  const [roles, [noMail]] = await Promise.all([
    db.select({ role: people.role, count: total }).from(people).where(readers).groupBy(people.role),
    db.select({ count: total }).from(people).where(onlyWithoutMail(readers)),
  ]);
  const ofRole = (role: Role) => roles.find((each) => each.role === role)?.count ?? 0;
  return {
    people: roles.reduce((sum, { count }) => sum + count, 0),
    students: ofRole(3),
    faculty: ofRole(4),
    admins: ofRole(2),
    no_mail: noMail?.count ?? 0,
  };
}

/** Counts divisions within places, given as SQL rows of grade_id and division_id. */
export async function countDivisions(db: Queryable, schoolId: number, places: SQL): Promise<number> {
  const [row] = await db
    .select({ count: total })
    .from(divisions)
    .where(
      and(
        eq(divisions.schoolId, schoolId),
        isNull(divisions.archivedAt),
        sql`not exists (select 1 from ${grades} g where g.school_id = ${divisions.schoolId}
          and g.id = ${divisions.gradeId} and g.archived_at is not null)`,
        sql`exists (select 1 from ${places} a where a.grade_id = 0 or (a.grade_id = ${divisions.gradeId}
          and (a.division_id = 0 or a.division_id = ${divisions.id})))`,
      ),
    );
  return row?.count ?? 0;
}

/** Counts readers that come and go, and how many of those who go have opened the notice. */
export async function countChanges(db: Queryable, noticeId: number, before: SQL, after: SQL) {
  const [row] = await db
    .select({
      gained: countIf(after),
      lost: countIf(before),
      lost_seen: countIf(sql`${before} and ${noticeReceipts.seenAt} is not null`),
    })
    .from(people)
    .leftJoin(noticeReceipts, receiptOf(noticeId))
    .where(sql`(${before}) <> (${after})`);
  return row ?? { gained: 0, lost: 0, lost_seen: 0 };
}

export async function countSeen(db: Queryable, noticeId: number, readers: SQL): Promise<number> {
  const [row] = await db
    .select({ count: total })
    .from(people)
    .innerJoin(noticeReceipts, receiptOf(noticeId))
    .where(and(readers, isNotNull(noticeReceipts.seenAt)));
  return row?.count ?? 0;
}

export async function lastReaches(
  db: Queryable,
  author: { readonly schoolId: number; readonly id: number },
  exceptId: number,
): Promise<number[]> {
  const rows = await db
    .select({ reach: notices.reach })
    .from(notices)
    .where(
      and(
        eq(notices.schoolId, author.schoolId),
        eq(notices.createdBy, author.id),
        ne(notices.id, exceptId),
        isNotNull(notices.reach),
        isNull(notices.deletedAt),
      ),
    )
    .orderBy(desc(notices.updatedAt))
    .limit(reachHabit.notices);
  return rows.flatMap(({ reach }) => reach ?? []);
}

const classes = sql<string>`coalesce((
  select string_agg(g.name || ' ' || d.name, ', ' order by g.position, d.name)
  from ${memberships} m
  join ${grades} g on g.school_id = m.school_id and g.id = m.grade_id
  join ${divisions} d on d.school_id = m.school_id and d.id = m.division_id
  where m.school_id = people.school_id and m.person_id = people.id), '')`;

const readerColumns = {
  id: people.id,
  name: personName(),
  role: sql<Role>`${people.role}`,
  place: classes,
  has_mail: sql<0 | 1>`case when ${withoutMail} then 0 else 1 end`,
};
const byName = [asc(people.firstName), asc(people.lastName), asc(people.id)];

export async function listReaders(
  db: Queryable,
  schoolId: number,
  readers: SQL | undefined,
  { words, offset, limit }: PageQuery,
) {
  const wanted = and(readers, ...hasWords(people.searchText, words));
  const [rows, [counted]] = await Promise.all([
    db
      .select(readerColumns)
      .from(people)
      .where(wanted)
      .orderBy(...byName)
      .offset(offset)
      .limit(limit),
    db.select({ count: total }).from(people).where(wanted),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

export const onlyWithoutMail = (readers: SQL | undefined) => and(readers, withoutMail);
export const onlyFirst = (readers: SQL, others: SQL) => and(readers, not(others));

interface Ledger {
  readonly schoolId: number;
  readonly noticeId: number;
  /** SQL that is true for the notice's present readers. */
  readonly readers: SQL;
  readonly asksReceipt: boolean;
  /** The school's day. */
  readonly today: string;
}

/** Opened it as a reader, and is no reader any more. */
const hasLeft = ({ schoolId, readers }: Ledger) =>
  and(
    eq(people.schoolId, schoolId),
    eq(noticeReceipts.asReader, true),
    isNotNull(noticeReceipts.seenAt),
    not(readers),
  );

/** The ledger's sums, all of one moment. `offset 0` makes the rule run once a person, not once a sum. */
export async function countDelivery(db: Queryable, ledger: Ledger) {
  const { readers, noticeId, schoolId } = ledger;
  const isMailed = sql`exists (select 1 from ${mailLedger} l where l.school_id = ${schoolId} and l.notice_id = ${noticeId}
    and l.person_id = ${people.id} and l.sent_at is not null)`;
  const [row] = await db
    .select({
      targeted: countIf(sql`is_reader`),
      seen: countIf(sql`is_reader and seen_at is not null`),
      missing: countIf(sql`is_reader and seen_at is null`),
      acknowledged: countIf(sql`is_reader and acknowledged_at is not null`),
      no_mail: countIf(sql`is_reader and no_mail`),
      mailed: countIf(sql`is_reader and is_mailed`),
      left: countIf(sql`not is_reader`),
      reminded_today: countIf(sql`is_reader and is_reminded`),
    })
    .from(sql`(
      select (${readers}) as is_reader, ${noticeReceipts.seenAt}, ${noticeReceipts.acknowledgedAt},
        ${isReminded(ledger, sql`${ledger.today}`)} as is_reminded, ${withoutMail} as no_mail, ${isMailed} as is_mailed
      from ${people} left join ${noticeReceipts} on ${receiptOf(noticeId)}
      where ${or(readers, hasLeft(ledger))} offset 0) told`);
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

function belongsTo(filter: DeliveryFilter, ledger: Ledger): SQL | undefined {
  switch (filter) {
    case 'missing':
      return and(ledger.readers, isNull(noticeReceipts.seenAt));
    case 'seen':
      return and(ledger.readers, isNotNull(noticeReceipts.seenAt));
    case 'acknowledged':
      return and(ledger.readers, isNotNull(noticeReceipts.acknowledgedAt));
    case 'no_mail':
      return and(ledger.readers, withoutMail);
    case 'left':
      return hasLeft(ledger);
  }
}

export async function listDelivery(
  db: Queryable,
  ledger: Ledger,
  filter: DeliveryFilter,
  { words, offset, limit }: PageQuery,
) {
  const wanted = and(belongsTo(filter, ledger), ...hasWords(people.searchText, words));
  const mailedAt = sql<
    string | null
  >`(select max(l.sent_at) from ${mailLedger} l where l.school_id = ${ledger.schoolId}
    and l.notice_id = ${ledger.noticeId} and l.person_id = ${people.id})`.mapWith(noticeReceipts.seenAt);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...readerColumns,
        seenAt: noticeReceipts.seenAt,
        acknowledgedAt: noticeReceipts.acknowledgedAt,
        remindedOn: noticeReceipts.remindedOn,
        mailedAt,
      })
      .from(people)
      .leftJoin(noticeReceipts, receiptOf(ledger.noticeId))
      .where(wanted)
      .orderBy(...byName)
      .offset(offset)
      .limit(limit),
    db
      .select({ count: total })
      .from(people)
      .leftJoin(noticeReceipts, receiptOf(ledger.noticeId))
      .where(wanted),
  ]);
  return { rows, count: counted?.count ?? 0 };
}
