import { type SQL, sql } from 'drizzle-orm';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { hasWords } from '#server/db/search-text.ts';
import { isReminded, isWaitedFor, type PageQuery } from '#server/delivery/index.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { countries, people, schools, states } from '#server/directory/schema.ts';
import { type OfficeRule, readersIn, schoolsOf } from '#server/notices/index.ts';
import { placeOfSchool } from '#server/schools/index.ts';

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
    sql`select id, name from ${table} where id = any(${sql.param([...wanted])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
