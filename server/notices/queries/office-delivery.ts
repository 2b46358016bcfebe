import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { roles } from '#contract/core/roles.ts';
import { type NoticeFor, readersByCode } from '#contract/notices/notice.rules.ts';
import { officePeopleCounted } from '#contract/notices/office-delivery.wire.ts';
import type { Queryable } from '#server/db/database.ts';
import { roleIs } from '#server/db/role-is.ts';
import { hasWords } from '#server/db/search-text.ts';
import { countries, memberships, people, schools, states } from '#server/directory/schema.ts';
import { placeOfSchool } from '#server/schools/index.ts';
import { noticeReceipts } from '../schema/delivery.ts';
import type { PageQuery } from './delivery.ts';
import { isReminded, isWaitedFor } from './reminders.ts';

/** A rule of the central office; grades count within one school, and none means every grade. */
export interface OfficeRule {
  readonly lines: readonly OfficeLine[];
  readonly noticeFor: NoticeFor;
  readonly gradeIds: readonly number[];
}

const ids = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;
const list = (lines: readonly OfficeLine[], key: keyof OfficeLine) => ids(lines.map((line) => line[key]));
const anyOf = (column: AnyPgColumn, lines: readonly OfficeLine[], key: keyof OfficeLine) =>
  sql`${column} = any(${list(lines, key)})`;

/** SQL that is true for the schools a rule covers: each kind of line uses an index of its own. */
export function schoolsOf({ lines }: Pick<OfficeRule, 'lines'>): SQL {
  if (lines.some((line) => line.countryId === 0 && line.stateId === 0 && line.targetId === 0))
    return sql`${schools.id} <> 0`;
  const whole = lines.filter((line) => line.targetId === 0 && line.stateId === 0);
  const parts = lines.filter((line) => line.targetId === 0 && line.stateId !== 0);
  const single = lines.filter((line) => line.targetId !== 0);
  const conditions = [
    ...(whole.length > 0 ? [anyOf(schools.countryId, whole, 'countryId')] : []),
    ...[...new Set(parts.map((line) => line.countryId))].map((countryId) => {
      const own = parts.filter((line) => line.countryId === countryId);
      return sql`(${schools.countryId} = ${countryId} and ${anyOf(schools.stateId, own, 'stateId')})`;
    }),
    ...(single.length > 0
      ? [
          // The rule does not cover a school that moved.
          sql`(${anyOf(schools.id, single, 'targetId')} and (${schools.countryId}, ${schools.stateId}, ${schools.id}) in (
            select * from unnest(${list(single, 'countryId')}, ${list(single, 'stateId')}, ${list(single, 'targetId')})))`,
        ]
      : []),
  ];
  return conditions.length === 0
    ? sql`false`
    : sql`(${schools.id} <> 0 and (${sql.join(conditions, sql` or `)}))`;
}

/** The part that the office wants to see in detail; null: all of it. */
export interface Part {
  readonly countryId: number | null;
  readonly stateId: number | null;
}

export const schoolsOfPart = (rule: OfficeRule, { countryId, stateId }: Part): SQL =>
  sql.join(
    [
      schoolsOf(rule),
      ...(countryId === null ? [] : [sql`${schools.countryId} = ${countryId}`]),
      ...(stateId === null ? [] : [sql`${schools.stateId} = ${stateId}`]),
    ],
    sql` and `,
  );

export function rolesOf(noticeFor: NoticeFor): number[] {
  const { admin, faculty, students } = readersByCode[noticeFor];
  return [
    ...(admin ? [roles.schoolAdmin] : []),
    ...(students ? [roles.student] : []),
    ...(faculty ? [roles.faculty] : []),
  ];
}

export const hasRole = (roles: readonly number[]) =>
  sql`(${people.isActive} and ${people.role} = any(${ids(roles)}))`;

/** SQL that is true for a covered school's people whom the rule reaches. */
export function readersIn({ noticeFor, gradeIds }: Pick<OfficeRule, 'noticeFor' | 'gradeIds'>): SQL {
  const isReader = hasRole(rolesOf(noticeFor));
  if (gradeIds.length === 0) return isReader;
  return sql`(${isReader} and (${roleIs(people.role, 'schoolAdmin')} or exists (
    select 1 from ${memberships} m where m.school_id = ${people.schoolId} and m.person_id = ${people.id}
      and m.grade_id = any(${ids(gradeIds)}))))`;
}

interface PlaceKey extends Record<string, unknown> {
  readonly country_id: number;
  readonly state_id: number;
}

export async function schoolsByState(db: Queryable, within: SQL): Promise<(PlaceKey & { count: number })[]> {
  const { rows } = await db.execute<PlaceKey & { count: number }>(sql`
    select ${schools.countryId} as country_id, ${schools.stateId} as state_id, count(*)::int as count
    from ${schools} where ${within} group by 1, 2`);
  return rows;
}

/** How many people a rule reaches, up to the bound, and those without e-mail. */
export async function countOfficeReaders(db: Queryable, rule: OfficeRule) {
  const within = sql`from ${schools} join ${people} on ${people.schoolId} = ${schools.id}
    where ${schoolsOf(rule)} and ${readersIn(rule)}`;
  const { rows } = await db.execute<{ role: number; count: number }>(sql`
    select role, count(*)::int as count
    from (select ${people.role} as role ${within} limit ${officePeopleCounted + 1}) reached group by role`);
  const of = (role: number) => rows.find((row) => row.role === role)?.count ?? 0;
  const [admins, students, faculty] = [of(roles.schoolAdmin), of(roles.student), of(roles.faculty)];
  const counted = admins + students + faculty;
  if (counted > officePeopleCounted)
    return { people: officePeopleCounted, isMore: true, admins: 0, students: 0, faculty: 0, noMail: 0 };
  const { rows: mute } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${within} and ${people.email} = ''`,
  );
  return { people: counted, isMore: false, admins, students, faculty, noMail: mute[0]?.count ?? 0 };
}

interface SchoolRow extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly place: string;
  readonly country_id: number;
  readonly state_id: number;
  readonly people: number;
  readonly seen: number;
  readonly acknowledged: number;
}

interface SchoolsQuery {
  readonly page: PageQuery;
  /** Also counts what readers did with this notice. */
  readonly noticeId?: number;
  /** Leaves out readers that this rule has too. */
  readonly except?: OfficeRule;
}

export async function listReachedSchools(
  db: Queryable,
  rule: OfficeRule,
  within: SQL,
  { page: { words, offset, limit }, noticeId = 0, except }: SchoolsQuery,
): Promise<{ readonly rows: SchoolRow[]; readonly count: number }> {
  const wanted = sql.join([within, ...hasWords(schools.searchText, words)], sql` and `);
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<SchoolRow>(sql`
      select page.*, did.* from (
        select ${schools.id} as id, ${schools.name} as name, ${placeOfSchool} as place,
          ${schools.countryId} as country_id, ${schools.stateId} as state_id,
          ${except ? schoolsOf(except) : sql`false`} as is_in_both
        from ${schools} where ${wanted} order by ${schools.name}, ${schools.id} offset ${offset} limit ${limit}) page,
      lateral (
        select count(*)::int as people, count(r.seen_at)::int as seen, count(r.acknowledged_at)::int as acknowledged
        from ${people} left join ${noticeReceipts} r
          on r.school_id = ${people.schoolId} and r.notice_id = ${noticeId} and r.person_id = ${people.id}
        where ${people.schoolId} = page.id and ${readersIn(rule)}
          and not (page.is_in_both and ${except ? readersIn(except) : sql`false`})) did
      order by page.name, page.id`),
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${schools} where ${wanted}`),
  ]);
  return { rows, count: counted[0]?.count ?? 0 };
}

export interface CountedNotice {
  readonly id: number;
  readonly asksReceipt: boolean;
  readonly visibleFrom: string;
}

/** SQL for the day in the school. */
const dayThere = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${schools.timeZone})::date`;
const isOutThere = (notice: CountedNotice, now: Date) => sql`${dayThere(now)} >= ${notice.visibleFrom}::date`;

export async function readersByState(
  db: Queryable,
  rule: OfficeRule,
  within: SQL,
  { notice, now }: { readonly notice: CountedNotice; readonly now: Date },
) {
  const { rows } = await db.execute<PlaceKey & { people: number; out: number }>(sql`
    select ${schools.countryId} as country_id, ${schools.stateId} as state_id, count(*)::int as people,
      count(*) filter (where ${isOutThere(notice, now)})::int as out
    from ${schools} join ${people} on ${people.schoolId} = ${schools.id}
    where ${within} and ${readersIn(rule)} group by 1, 2`);
  return rows;
}

export async function areTooMany(db: Queryable, rule: OfficeRule, within: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${schools} join ${people} on ${people.schoolId} = ${schools.id}
    where ${within} and ${readersIn(rule)} offset ${officePeopleCounted} limit 1`);
  return rows.length > 0;
}

/** Counts by state who opened, confirmed, was reminded on this day and is missing, or needs no reminder. */
export async function receiptsByState(
  db: Queryable,
  rule: OfficeRule,
  within: SQL,
  { notice, now }: { readonly notice: CountedNotice; readonly now: Date },
) {
  const reminded = isReminded(notice, dayThere(now));
  type Row = PlaceKey & { seen: number; acknowledged: number; reminded: number; closed: number };
  const { rows } = await db.execute<Row>(sql`
    select ${schools.countryId} as country_id, ${schools.stateId} as state_id,
      count(${noticeReceipts.seenAt})::int as seen, count(${noticeReceipts.acknowledgedAt})::int as acknowledged,
      count(*) filter (where ${reminded})::int as reminded,
      count(*) filter (where ${isOutThere(notice, now)} and (${reminded} or not ${isWaitedFor(notice)}))::int as closed
    from ${noticeReceipts}
      join ${schools} on ${schools.id} = ${noticeReceipts.schoolId}
      join ${people} on ${people.schoolId} = ${noticeReceipts.schoolId} and ${people.id} = ${noticeReceipts.personId}
    where ${noticeReceipts.noticeId} = ${notice.id} and ${within} and ${readersIn(rule)} group by 1, 2`);
  return rows;
}

export async function placeNames(db: Queryable, kind: 'countries' | 'states', wanted: readonly number[]) {
  const table = kind === 'countries' ? countries : states;
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from ${table} where id = any(${ids(wanted)})`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** One line of the rule of a notice of the central office; 0 is "every". */
export interface OfficeLine {
  readonly countryId: number;
  readonly stateId: number;
  readonly targetId: number;
}
