import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { KeptReason } from '#contract/migration/migration.model.ts';
import { assessments } from '#server/assessments/schema/assessments.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { enrolments, journalAct, peopleChanges } from '#server/people/schema.ts';
import { works } from '#server/works/schema.ts';
import { migrationLines } from '../schema.ts';
import { ofPlan, type StoredPlan } from './lines.ts';
import { shares } from './move-people.ts';

export interface ReturnOf {
  readonly plan: StoredPlan;
  /** null: everybody, with teachers and the year. */
  readonly students: readonly number[] | null;
}

const chosen = ({ plan, students }: ReturnOf) => sql`${ofPlan(plan)} and l.verdict in ('done', 'undone')
  and ${students === null ? sql`true` : sql`l.person_id = any(${sql.param([...students])}::int[])`}`;

const returning = (of: ReturnOf) => sql`${chosen(of)} and l.kept is null`;

/** Sets why a line stays; null: it returns. `room`: leavers the licence can take back; null: any number. */
export const validateReturn = (db: Queryable, of: ReturnOf, room: number | null) =>
  db.execute(sql`
    with open as (
      select e.person_id, max(e.id) filter (where g.kind = 'grade') as enrolment,
        max(e.division_id) filter (where g.kind = 'grade') as division
      from ${enrolments} e join ${grades} g on g.school_id = e.school_id and g.id = e.grade_id
      where e.school_id = ${of.plan.schoolId} and e.valid_to is null and e.role = ${roles.student}
      group by e.person_id
    ), offered as (
      select d.id from ${divisions} d join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where d.school_id = ${of.plan.schoolId} and d.archived_at is null and g.archived_at is null
    ), judged as (
      select l.person_id, l.left_at, case
        when p.id is null or p.deleted_at is not null then 'gone'
        when l.verdict = 'undone' and ${of.students !== null} then 'undone'
        when l.verdict = 'undone' and o.division is distinct from l.from_division then 'moved'
        when l.verdict = 'undone' then null
        when l.action = 'leave' and (o.person_id is not null or p.left_at is distinct from l.left_at) then 'moved'
        when l.action <> 'leave' and p.left_at is not null then 'left'
        when l.action <> 'leave' and o.enrolment is distinct from l.applied_enrolment then 'moved'
        when l.from_division is not null and f.id is null then 'place_gone'
      end as kept
      from ${migrationLines} l
      left join ${people} p on p.school_id = l.school_id and p.id = l.person_id
      left join open o on o.person_id = l.person_id
      left join offered f on f.id = l.from_division
      where ${chosen(of)}
    )
    update ${migrationLines} l set kept = case
      when j.kept is null and j.left_at is not null and j.place > ${room ?? 2 ** 31 - 1}::int then 'licence'
      else j.kept end
    from (
      select judged.*, row_number() over (partition by kept is null and left_at is not null order by person_id) as place
      from judged
    ) j
    where ${chosen(of)} and l.person_id = j.person_id`);

export async function returnCounts(db: Queryable, of: ReturnOf) {
  const { rows } = await db.execute<{ code: KeptReason | null; count: number; names: string[] }>(sql`
    select l.kept as code, count(*)::int as count,
      (array_agg(coalesce(trim(p.first_name || ' ' || p.last_name), '') order by l.person_id))[1:5] as names
    from ${migrationLines} l
    left join ${people} p on p.school_id = l.school_id and p.id = l.person_id
    where ${chosen(of)} group by l.kept order by l.kept`);
  return {
    returned: rows.find(({ code }) => code === null)?.count ?? 0,
    kept: rows.flatMap(({ code, count, names }) => (code === null ? [] : [{ code, count, names }])),
  };
}

/** Counts applied lines of these students. */
export async function countLines(db: Queryable, of: ReturnOf): Promise<number> {
  const { rows } = await db.execute<{ lines: number }>(
    sql`select count(*)::int as lines from ${migrationLines} l where ${chosen(of)}`,
  );
  return rows[0]?.lines ?? 0;
}

/** Teachers whose places are exactly those of the move, and the number of others, who keep theirs. */
export async function teachersOf(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ id: number; is_same: boolean }>(sql`
    select e.person_id as id, bool_and(
      case when e.valid_to is null then e.batch_id is not distinct from ${plan.batchId}
        else e.batch_id is distinct from ${plan.batchId} end) as is_same
    from ${enrolments} e
    where e.school_id = ${plan.schoolId} and e.role = ${roles.faculty} and e.person_id in (
      select c.person_id from ${enrolments} c
      where c.school_id = ${plan.schoolId} and c.closed_batch_id = ${plan.batchId} and c.role = ${roles.faculty})
    group by e.person_id`);
  const same = rows.filter(({ is_same }) => is_same).map(({ id }) => id);
  return { same, others: rows.length - same.length };
}

/** What was written in the new year, which nobody sees after the school returns. What is not given yet goes with it. */
export async function writtenSince(db: Queryable, { schoolId, toYear }: StoredPlan, today: string) {
  const isOf = (table: typeof notices | typeof works | typeof assessments) =>
    and(eq(table.schoolId, schoolId), eq(table.academicYear, toYear));
  return {
    notices: await db.$count(notices, and(isOf(notices), lte(notices.visibleFrom, today))),
    works: await db.$count(works, isOf(works)),
    assessments: await db.$count(
      assessments,
      and(isOf(assessments), eq(assessments.state, 'scheduled'), isNull(assessments.removedAt)),
    ),
  };
}

const whoReturns = (of: ReturnOf, teachers: readonly number[]) => sql`(
  select l.person_id from ${migrationLines} l where ${returning(of)}
  union all select unnest(${sql.param([...teachers])}::int[]))`;

/** Places given by hand since stay. */
export const leaveNewMemberships = (db: Queryable, of: ReturnOf, teachers: readonly number[]) =>
  db.execute(sql`
    delete from ${memberships} m using ${enrolments} e
    where m.school_id = ${of.plan.schoolId} and e.school_id = m.school_id and e.person_id = m.person_id
      and e.division_id = m.division_id and e.valid_to is null and e.reason = 'migration'
      and m.person_id in ${whoReturns(of, teachers)}`);

/** Leaves out classes that no longer exist. */
export const takeOldMemberships = (db: Queryable, of: ReturnOf, teachers: readonly number[]) =>
  db.execute(sql`
    insert into ${memberships} (school_id, person_id, division_id, grade_id)
    select e.school_id, e.person_id, e.division_id, e.grade_id from ${enrolments} e
    join ${divisions} d on d.school_id = e.school_id and d.id = e.division_id and d.archived_at is null
    join ${grades} g on g.school_id = e.school_id and g.id = e.grade_id and g.archived_at is null
    where e.school_id = ${of.plan.schoolId} and e.closed_batch_id = ${of.plan.batchId}
      and e.person_id in ${whoReturns(of, teachers)}
    on conflict do nothing`);

/** Also brings leavers' accounts back. */
export async function bumpReturned(db: Queryable, of: ReturnOf): Promise<void> {
  for (let share = 0; share < shares; share += 1)
    await db.execute(sql`
      update ${people} p set version = p.version + 1, is_active = p.is_active or l.left_at is not null,
        left_at = case when l.left_at is null then p.left_at end
      from ${migrationLines} l
      where ${returning(of)} and l.person_id % ${shares} = ${share}
        and p.school_id = l.school_id and p.id = l.person_id`);
}

interface Journal {
  readonly by: number;
  readonly at: Date;
  readonly batchId: string;
}

export const journalReturn = (db: Queryable, of: ReturnOf, { by, at, batchId }: Journal) =>
  db.execute(sql`
    insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
    select l.school_id, l.person_id, ${by}::int, ${at.toISOString()}::timestamptz, ${journalAct('migrated')},
      jsonb_build_object('status', case when l.left_at is null then 'active' else 'left' end,
        'places', to_jsonb(array_remove(array[l.to_division], null))),
      jsonb_build_object('status', 'active', 'places', to_jsonb(array_remove(array[l.from_division], null))),
      ${batchId}::uuid
    from ${migrationLines} l where ${returning(of)}`);

export const closeReturned = (db: Queryable, of: ReturnOf) =>
  db.execute(sql`update ${migrationLines} l set verdict = 'undone', left_at = null where ${returning(of)}`);
