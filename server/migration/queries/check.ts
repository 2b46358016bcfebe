import { sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { LineAction } from '#contract/migration/migration.model.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { migrationLines } from '../schema.ts';
import { ofPlan, type StoredPlan } from './lines.ts';

const fullName = sql`g.name || ' ' || d.name`;

export async function flowsOf(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ from: string; action: LineAction; to: string; students: number }>(sql`
    with named as (
      select d.id, ${fullName} as name, coalesce(g.position, 0) as position
      from ${divisions} d join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id
      where d.school_id = ${plan.schoolId}
    ), counted as (
      select l.from_division, l.action, l.to_division, count(*)::int as students from ${migrationLines} l
      where ${ofPlan(plan)} and l.action is not null and l.verdict in ('ready', 'done', 'undone')
      group by l.from_division, l.action, l.to_division
    )
    select coalesce(f.name, '') as from, c.action, coalesce(t.name, '') as to, c.students
    from counted c left join named f on f.id = c.from_division left join named t on t.id = c.to_division
    order by f.position, f.name, c.action, t.position, t.name`);
  return rows;
}

export async function concerned(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ verdict: string; count: number; names: string[] }>(sql`
    select v.verdict, v.count, array(
      select trim(p.first_name || ' ' || p.last_name) from ${migrationLines} l
      join ${people} p on p.school_id = l.school_id and p.id = l.person_id
      where ${ofPlan(plan)} and l.verdict = v.verdict order by l.person_id limit 5) as names
    from (select l.verdict, count(*)::int as count from ${migrationLines} l
      where ${ofPlan(plan)} and l.verdict in ('undecided', 'no_place', 'stale', 'already') group by l.verdict) v`);
  return rows;
}

const some = (what: string, condition: ReturnType<typeof sql>, plan: StoredPlan) => sql`
  select ${what}::text as code, count(*)::int as count,
    coalesce((array_agg(trim(p.first_name || ' ' || p.last_name) order by p.id))[1:5], '{}') as names
  from ${people} p where p.school_id = ${plan.schoolId} and p.role = ${roles.student} and ${condition}`;

/** Students without a move or leaving: inactive ones in classes, active ones without a class, leavers. */
export async function noteworthy(db: Queryable, plan: StoredPlan) {
  const sits = sql`exists (select 1 from ${memberships} m where m.school_id = p.school_id and m.person_id = p.id)`;
  const line = (condition: ReturnType<typeof sql>) => sql`exists (select 1 from ${migrationLines} l
    where ${ofPlan(plan)} and l.person_id = p.id and l.verdict = 'ready' and ${condition})`;
  const { rows } = await db.execute<{
    code: 'inactive' | 'no_class' | 'leaving';
    count: number;
    names: string[];
  }>(sql`
    ${some('inactive', sql`not p.is_active and p.left_at is null and ${sits}`, plan)}
    union all ${some('no_class', line(sql`l.is_exception and l.action <> 'leave' and l.to_division is null`), plan)}
    union all ${some('leaving', line(sql`l.action = 'leave'`), plan)}`);
  return rows.filter(({ count }) => count > 0);
}

/** Per teacher: all students, those who stay theirs, and those who come. */
export async function teacherChanges(db: Queryable, plan: StoredPlan) {
  const keeps = plan.rules.faculty === 'keep';
  const { rows } = await db.execute<{
    id: number;
    name: string;
    before: number;
    stay: number;
    come: number;
  }>(sql`
    with places as (
      select m.person_id, m.division_id from ${memberships} m
      join ${people} p on p.school_id = m.school_id and p.id = m.person_id
      where m.school_id = ${plan.schoolId} and p.role = ${roles.faculty} and p.is_active
    ), ways as (
      select l.from_division, l.to_division, count(*) as students from ${migrationLines} l
      where ${ofPlan(plan)} and l.verdict = 'ready' group by l.from_division, l.to_division
    ), met as (
      select t.person_id, w.students,
        exists (select 1 from places o where o.person_id = t.person_id and o.division_id = w.from_division) as was,
        ${keeps} and exists (select 1 from places o where o.person_id = t.person_id and o.division_id = w.to_division) as is_then
      from (select distinct person_id from places) t cross join ways w
    )
    select p.id, trim(p.first_name || ' ' || p.last_name) as name,
      coalesce(sum(met.students) filter (where met.was), 0)::int as before,
      coalesce(sum(met.students) filter (where met.was and met.is_then), 0)::int as stay,
      coalesce(sum(met.students) filter (where not met.was and met.is_then), 0)::int as come
    from met join ${people} p on p.school_id = ${plan.schoolId} and p.id = met.person_id
    where met.was or met.is_then
    group by p.school_id, p.id order by p.first_name, p.id limit 500`);
  return rows;
}
