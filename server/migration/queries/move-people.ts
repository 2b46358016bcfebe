import { sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people, schools } from '#server/directory/schema.ts';
import { noticeAudiences, notices } from '#server/notices/schema/notice.ts';
import { enrolments, journalAct, peopleChanges } from '#server/people/schema.ts';
import { migrationLines } from '../schema.ts';
import { ofPlan, type StoredPlan } from './lines.ts';

/** Statements that move a whole school, in one transaction with school and plan locked. */

/** Tells the triggers on memberships what to note from here on. */
export const nameMoves = (db: Queryable, batchId: string, undoneBatchId = '') =>
  db.execute(sql`select set_config('banyan.place_reason', 'migration', true),
    set_config('banyan.place_batch', ${batchId}, true), set_config('banyan.place_undo', ${undoneBatchId}, true)`);

/** Places taken from here on belong to this year. */
export const enterYear = (db: Queryable, schoolId: number, year: string) =>
  db.execute(
    sql`update ${schools} set academic_year = ${year}, version = version + 1 where id = ${schoolId}`,
  );

/**
 * Notices that are not shared yet go with the school to its other year, so that on their day the people who are in
 * their grades and divisions by then get them. One whose groups are all gone stays: it has no readers.
 */
export const moveUnsharedNotices = (
  db: Queryable,
  { schoolId, from, to, today }: Readonly<Record<'from' | 'to' | 'today', string>> & { schoolId: number },
) =>
  db.execute(sql`
    update ${notices} n set academic_year = ${to}
    where n.school_id = ${schoolId} and n.academic_year = ${from} and n.visible_from > ${today}::date and exists (
      select 1 from ${noticeAudiences} a
      left join ${grades} g on g.school_id = a.school_id and g.id = a.grade_id and g.archived_at is null
      left join ${divisions} d on d.school_id = a.school_id and d.id = a.division_id and d.archived_at is null
      where a.school_id = n.school_id and a.notice_id = n.id
        and (a.grade_id = 0 or g.id is not null and (a.division_id = 0 or d.id is not null)))`);

/** Keeps classes from being archived meanwhile. Returns the number of lines that lead nowhere. */
export async function lockTargets(db: Queryable, plan: StoredPlan): Promise<number> {
  await db.execute(sql`select id from ${grades} where school_id = ${plan.schoolId} order by id for share`);
  const { rows } = await db.execute<{ lost: number }>(sql`
    select count(*)::int as lost from (
      select l.to_division, l.to_grade, count(*) from ${migrationLines} l
      where ${ofPlan(plan)} and l.verdict = 'ready' and l.to_division is not null
      group by l.to_division, l.to_grade
    ) t where not exists (
      select 1 from ${divisions} d join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where d.school_id = ${plan.schoolId} and d.id = t.to_division and g.id = t.to_grade
        and d.archived_at is null and g.archived_at is null)`);
  return rows[0]?.lost ?? 0;
}

/** Removes students with a line, and all teachers, from the old year's places. */
export const leaveMemberships = (db: Queryable, plan: StoredPlan) =>
  db.execute(sql`
    delete from ${memberships} m where m.school_id = ${plan.schoolId} and m.person_id in (
      select l.person_id from ${migrationLines} l where ${ofPlan(plan)} and l.verdict = 'ready'
      union all
      select p.id from ${people} p where p.school_id = ${plan.schoolId} and p.role = ${roles.faculty})`);

/** Students get classes by their lines and batches by club rules; teachers get the same as before. */
export const takeMemberships = (db: Queryable, plan: StoredPlan) =>
  db.execute(sql`
    insert into ${memberships} (school_id, person_id, division_id, grade_id)
    select ${plan.schoolId}::int, person_id, division_id, grade_id from (
      select l.person_id, l.to_division as division_id, l.to_grade as grade_id from ${migrationLines} l
      where ${ofPlan(plan)} and l.verdict = 'ready' and l.action <> 'leave' and l.to_division is not null
      union
      select e.person_id, case when r.action = 'move' then b.id else e.division_id end,
        case when r.action = 'move' then b.grade_id else e.grade_id end
      from ${enrolments} e
      join ${grades} g on g.school_id = e.school_id and g.id = e.grade_id and g.kind = 'club'
      join ${migrationLines} l on ${ofPlan(plan)} and l.person_id = e.person_id and l.action <> 'leave'
      left join jsonb_to_recordset(${JSON.stringify(plan.rules.clubs)}::jsonb)
        as r (club_id int, action text, to_club int) on r.club_id = e.grade_id
      left join ${divisions} o on o.school_id = e.school_id and o.id = e.division_id
      left join ${divisions} b on b.school_id = e.school_id and b.grade_id = r.to_club and b.name = o.name
        and b.archived_at is null
      where e.school_id = ${plan.schoolId} and e.closed_batch_id = ${plan.batchId} and e.role = ${roles.student}
        and r.action is distinct from 'clear' and (r.action is distinct from 'move' or b.id is not null)
      union
      select e.person_id, e.division_id, e.grade_id from ${enrolments} e
      where e.school_id = ${plan.schoolId} and e.closed_batch_id = ${plan.batchId} and e.role = ${roles.faculty}
        and ${plan.rules.faculty === 'keep'}
    ) places`);

/** Splits updates of all people, so that none exceeds the time limit. */
export const shares = 5;

/** Raises versions. `leavesAt` not null: switches leavers off. */
export async function bumpPeople(db: Queryable, plan: StoredPlan, leavesAt: Date | null): Promise<void> {
  for (let share = 0; share < shares; share += 1)
    await db.execute(sql`
      update ${people} p set version = p.version + 1,
        is_active = l.action <> 'leave' or ${leavesAt === null},
        left_at = case when l.action = 'leave' then ${leavesAt?.toISOString() ?? null}::timestamptz end
      from ${migrationLines} l
      where ${ofPlan(plan)} and l.verdict = 'ready' and l.person_id % ${shares} = ${share}
        and p.school_id = l.school_id and p.id = l.person_id`);
}

interface Journal {
  readonly plan: StoredPlan;
  readonly by: number;
  readonly at: Date;
}

export const journalMoves = (db: Queryable, { plan, by, at }: Journal, haveLeft: boolean) =>
  db.execute(sql`
    insert into ${peopleChanges} (school_id, person_id, changed_by, changed_at, kind, before, after, batch_id)
    select l.school_id, l.person_id, ${by}::int, ${at.toISOString()}::timestamptz, ${journalAct('migrated')},
      jsonb_build_object('year', ${plan.fromYear}::text, 'status', 'active', 'places', coalesce(b.places, '[]')),
      jsonb_build_object('year', ${plan.toYear}::text, 'places', coalesce(a.places, '[]'),
        'status', case when l.action = 'leave' and ${haveLeft} then 'left' else 'active' end), ${plan.batchId}::uuid
    from ${migrationLines} l
    left join (${placesOf(sql`e.closed_batch_id = ${plan.batchId}`, plan)}) b on b.person_id = l.person_id
    left join (${placesOf(sql`e.batch_id = ${plan.batchId} and e.valid_to is null`, plan)}) a on a.person_id = l.person_id
    where ${ofPlan(plan)} and l.verdict = 'ready'`);

const placesOf = (which: ReturnType<typeof sql>, { schoolId }: StoredPlan) => sql`
  select e.person_id, jsonb_agg(e.division_id order by e.division_id) as places from ${enrolments} e
  where e.school_id = ${schoolId} and ${which} group by e.person_id`;

export const closeLines = (db: Queryable, plan: StoredPlan, leftAt: Date | null) =>
  db.execute(sql`
    update ${migrationLines} l set verdict = 'done', applied_enrolment = f.enrolment,
      left_at = case when l.action = 'leave' then ${leftAt?.toISOString() ?? null}::timestamptz end
    from (
      select l.person_id, e.id as enrolment from ${migrationLines} l
      left join ${enrolments} e on e.school_id = l.school_id and e.person_id = l.person_id
        and e.division_id = l.to_division and e.batch_id = ${plan.batchId} and e.valid_to is null
      where ${ofPlan(plan)} and l.verdict = 'ready'
    ) f
    where ${ofPlan(plan)} and l.person_id = f.person_id`);

export async function countMoves(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ moved: number; retained: number; left: number }>(sql`
    select (count(*) filter (where l.action = 'promote'))::int as moved,
      (count(*) filter (where l.action = 'retain'))::int as retained,
      (count(*) filter (where l.action = 'leave'))::int as "left"
    from ${migrationLines} l where ${ofPlan(plan)} and l.verdict in ('done', 'undone')`);
  return rows[0] ?? { moved: 0, retained: 0, left: 0 };
}
