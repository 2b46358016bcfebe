import { type SQL, sql } from 'drizzle-orm';
import { officePeopleCounted } from '#contract/notices/office.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { noticeReceipts } from '#server/delivery/schema.ts';
import { people, schools } from '#server/directory/schema.ts';
import { hasRole, type OfficeRule, readersIn, rolesOf, schoolsOf } from '#server/notices/index.ts';

const both = (a: OfficeRule, b: OfficeRule) => sql`(${schoolsOf(a)} and ${schoolsOf(b)})`;
const onlyFirst = (a: OfficeRule, b: OfficeRule) => sql`(${schoolsOf(a)} and not ${schoolsOf(b)})`;
const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** People whom only `come` reaches; null: nobody. Without grades the role alone decides, which an index answers. */
function comersWithin(come: OfficeRule, go: OfficeRule): SQL | null {
  const had = rolesOf(go.noticeFor);
  const roles = rolesOf(come.noticeFor).filter((role) => !had.includes(role));
  if (go.gradeIds.length > 0 && !isSame(come.gradeIds, go.gradeIds))
    return sql`(${readersIn(come)} and not ${readersIn(go)})`;
  if (roles.length === 0) return null;
  return come.gradeIds.length === 0 ? hasRole(roles) : sql`(${readersIn(come)} and ${hasRole(roles)})`;
}

/** SQL that is true for the schools where `come` reaches people and `go` does not. */
export const schoolsWithComers = (come: OfficeRule, go: OfficeRule): SQL =>
  comersWithin(come, go) ? schoolsOf(come) : onlyFirst(come, go);

export async function countSchoolChanges(db: Queryable, before: OfficeRule, after: OfficeRule) {
  const [old, next] = [schoolsOf(before), schoolsOf(after)];
  const { rows } = await db.execute<{ gained: number; lost: number; gaining: number; losing: number }>(sql`
    select count(*) filter (where not (${old}))::int as gained, count(*) filter (where not (${next}))::int as lost,
      count(*) filter (where ${schoolsWithComers(after, before)})::int as gaining,
      count(*) filter (where ${schoolsWithComers(before, after)})::int as losing
    from ${schools} where (${old} or ${next})`);
  return rows[0] ?? { gained: 0, lost: 0, gaining: 0, losing: 0 };
}

/** Counts school by school (`offset 0`), so that it stops at the bound whatever the planner expects. */
const peopleOf = (where: SQL, who: SQL) => sql`
  select 1 from ${schools} cross join lateral (
    select 1 from ${people} where ${people.schoolId} = ${schools.id} and ${who} offset 0) there
  where ${where}`;

/** How many people `come` reaches and `go` does not; null: more than are counted. */
export async function countComers(db: Queryable, come: OfficeRule, go: OfficeRule): Promise<number | null> {
  const within = comersWithin(come, go);
  const parts = [
    ...(isSame(come.lines, go.lines) ? [] : [peopleOf(onlyFirst(come, go), readersIn(come))]),
    ...(within ? [peopleOf(both(come, go), within)] : []),
  ];
  if (parts.length === 0) return 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      ${sql.join(parts, sql` union all `)} limit ${officePeopleCounted + 1}) comers`);
  const count = rows[0]?.count ?? 0;
  return count > officePeopleCounted ? null : count;
}

/** Counts people who opened the notice: among all future readers, and among those it will not reach any more. */
export async function countOpened(db: Queryable, noticeId: number, before: OfficeRule, after: OfficeRule) {
  const has = (rule: OfficeRule) => sql`(${schoolsOf(rule)} and ${readersIn(rule)})`;
  const { rows } = await db.execute<{ seen: number; lost_seen: number }>(sql`
    select count(*) filter (where ${has(after)})::int as seen,
      count(*) filter (where ${has(before)} and not ${has(after)})::int as lost_seen
    from ${noticeReceipts}
      join ${schools} on ${schools.id} = ${noticeReceipts.schoolId}
      join ${people} on ${people.schoolId} = ${noticeReceipts.schoolId} and ${people.id} = ${noticeReceipts.personId}
    where ${noticeReceipts.noticeId} = ${noticeId} and ${noticeReceipts.seenAt} is not null`);
  return rows[0] ?? { seen: 0, lost_seen: 0 };
}
