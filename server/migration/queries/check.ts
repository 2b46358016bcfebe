import { sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { LineAction } from '#contract/migration/migration.model.ts';
import type { MigrationCheck } from '#contract/migration/migration.wire.ts';
import { assessments } from '#server/assessments/schema/assessments.ts';
import { attempts } from '#server/assessments/schema/attempts.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, memberships, people } from '#server/directory/schema.ts';
import { notices } from '#server/notices/schema/notice.ts';
import { works } from '#server/works/schema.ts';
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

const person = sql`trim(p.first_name || ' ' || p.last_name)`;

/** Counts rows, each with its person `p`, and names five: the person, or what `name` says. */
const counted = (what: string, rows: ReturnType<typeof sql>, name = person) => sql`
  select ${what}::text as code, count(*)::int as count,
    coalesce((array_agg(${name} order by p.id))[1:5], '{}') as names
  from ${rows}`;

/** What a teacher prepared, with the teacher who can do something about it. */
const prepared = (table: 'a' | 'n') => sql`${sql.raw(table)}.title || ' (' || ${person} || ')'`;

const some = (what: string, condition: ReturnType<typeof sql>, plan: StoredPlan) =>
  counted(
    what,
    sql`${people} p where p.school_id = ${plan.schoolId} and p.role = ${roles.student} and ${condition}`,
  );

/**
 * What an admin should know before the move: inactive students in classes, active students without a class, leavers;
 * what teachers have not finished in the old year; and what teachers have planned for a later day.
 */
export async function noteworthy(
  db: Queryable,
  plan: StoredPlan,
  { now, today }: { readonly now: Date; readonly today: string },
) {
  const sits = sql`exists (select 1 from ${memberships} m where m.school_id = p.school_id and m.person_id = p.id)`;
  const line = (condition: ReturnType<typeof sql>) => sql`exists (select 1 from ${migrationLines} l
    where ${ofPlan(plan)} and l.person_id = p.id and l.verdict = 'ready' and ${condition})`;
  const { rows } = await db.execute<{
    code: Exclude<MigrationCheck['warnings'][number]['code'], 'already'>;
    count: number;
    names: string[];
  }>(sql`
    ${some('inactive', sql`not p.is_active and p.left_at is null and ${sits}`, plan)}
    union all ${some('no_class', line(sql`l.is_exception and l.action <> 'leave' and l.to_division is null`), plan)}
    union all ${some('leaving', line(sql`l.action = 'leave'`), plan)}
    union all ${counted(
      'in_review',
      sql`${works} w join ${people} p on p.school_id = w.school_id and p.id = w.person_id
        where w.school_id = ${plan.schoolId} and w.academic_year = ${plan.fromYear} and w.state = 'in_review'`,
    )}
    union all ${counted(
      'unmarked',
      sql`${attempts} t join ${people} p on p.school_id = t.school_id and p.id = t.person_id
        join ${assessments} a on a.school_id = t.school_id and a.id = t.assessment_id
        where t.school_id = ${plan.schoolId} and a.academic_year = ${plan.fromYear} and a.removed_at is null
          and t.state in ('open', 'handed_in')`,
    )}
    union all ${counted(
      'assessments_planned',
      sql`${assessments} a join ${people} p on p.school_id = a.school_id and p.id = a.author_id
        where a.school_id = ${plan.schoolId} and a.academic_year = ${plan.fromYear} and a.removed_at is null
          and a.state = 'scheduled' and a.first_start_at is null
          and a.closes_at > ${now.toISOString()}::timestamptz`,
      prepared('a'),
    )}
    union all ${counted(
      'notices_planned',
      sql`${notices} n join ${people} p on p.school_id = n.school_id and p.id = n.created_by
        where n.school_id = ${plan.schoolId} and n.academic_year = ${plan.fromYear} and n.deleted_at is null
          and n.is_active and n.visible_from > ${today}::date`,
      prepared('n'),
    )}`);
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
