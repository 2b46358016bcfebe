import { type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { LineAction } from '#contract/migration/migration.model.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { enrolments } from '#server/people/schema.ts';
import { migrationLines, type migrations } from '../schema.ts';

export type StoredPlan = typeof migrations.$inferSelect;

/** A school of clubs alone moves nobody between classes. */
export interface PlanOf {
  readonly plan: StoredPlan;
  readonly hasClasses: boolean;
}

export const ofPlan = ({ schoolId, id }: StoredPlan): SQL =>
  sql`l.school_id = ${schoolId} and l.migration_id = ${id}`;

/** New rows have no statistics, so the planner would loop over them. Holds until the transaction ends. */
export const expectMany = (db: Queryable) =>
  db.execute(sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true),
    set_config('jit', 'off', true)`);

/** Each active student's current place, and whether they are in the new year already. */
const placesNow = ({ schoolId, toYear }: StoredPlan): SQL => sql`(
  select p.id as person_id, e.id as enrolment, e.grade_id, e.division_id, t.person_id is not null as is_there
  from ${people} p
  left join (
    select distinct on (o.person_id) o.person_id, o.id, o.grade_id, o.division_id
    from ${enrolments} o join ${grades} g on g.school_id = o.school_id and g.id = o.grade_id and g.kind = 'grade'
    where o.school_id = ${schoolId} and o.valid_to is null order by o.person_id, o.id desc
  ) e on e.person_id = p.id
  left join (
    select distinct o.person_id from ${enrolments} o
    where o.school_id = ${schoolId} and o.valid_to is null and o.academic_year = ${toYear}
  ) t on t.person_id = p.id
  where p.school_id = ${schoolId} and p.role = ${roles.student} and p.is_active)`;

/** Offered sections with their classes. */
const offered = (schoolId: number): SQL => sql`(
  select d.id, d.grade_id, d.name from ${divisions} d
  join ${grades} g on g.school_id = d.school_id and g.id = d.grade_id and g.kind = 'grade'
  where d.school_id = ${schoolId} and d.archived_at is null and g.archived_at is null)`;

/** Rewrites the lines of the rules, and checks those written by hand. */
export async function fillLines(db: Queryable, of: PlanOf): Promise<void> {
  await db.execute(sql`delete from ${migrationLines} l where ${ofPlan(of.plan)} and not l.is_exception`);
  await keepLines(db, of);
}

/** Keeps exactly one line per active student. */
async function keepLines(db: Queryable, of: PlanOf): Promise<void> {
  await dropLines(db, of.plan);
  await addLines(db, of);
  await validateExceptions(db, of);
}

const dropLines = (db: Queryable, plan: StoredPlan) =>
  db.execute(sql`
    delete from ${migrationLines} l where ${ofPlan(plan)} and not exists (
      select 1 from ${people} p where p.school_id = l.school_id and p.id = l.person_id and p.is_active)`);

/** Without a class or a rule for it, the student is left to a person. */
const addLines = (db: Queryable, { plan, hasClasses }: PlanOf) =>
  db.execute(sql`
    with ways as (
      select own.id as from_division, r.action,
        case r.action when 'promote' then r.to_grade when 'retain' then own.grade_id end as to_grade,
        case r.action when 'promote' then aim.id when 'retain' then stay.id end as to_division
      from ${divisions} own
      join jsonb_to_recordset(${JSON.stringify(plan.rules.classes)}::jsonb)
        as r (grade_id int, action text, to_grade int) on r.grade_id = own.grade_id
      left join ${offered(plan.schoolId)} aim on aim.grade_id = r.to_grade and aim.name = own.name
      left join ${offered(plan.schoolId)} stay on stay.id = own.id
      where own.school_id = ${plan.schoolId}
    )
    insert into ${migrationLines}
      (school_id, migration_id, person_id, from_enrolment, from_grade, from_division, action, to_grade, to_division, verdict)
    select ${plan.schoolId}::int, ${plan.id}::int, n.person_id, n.enrolment, n.grade_id, n.division_id,
      w.action, w.to_grade, w.to_division,
      case when n.is_there then 'already'
        when w.action is null then 'undecided'
        when w.action <> 'leave' and n.division_id is not null and w.to_division is null then 'no_place'
        else 'ready' end
    from ${placesNow(plan)} n
    left join lateral (
      select ways.action, ways.to_grade, ways.to_division from ways
      where not n.is_there and ways.from_division = n.division_id
      union all
      select 'promote', null, null where not n.is_there and n.division_id is null and ${!hasClasses}
    ) w on true
    where not exists (select 1 from ${migrationLines} l where ${ofPlan(plan)} and l.person_id = n.person_id)`);

const validateExceptions = (db: Queryable, { plan, hasClasses }: PlanOf) =>
  db.execute(sql`
    update ${migrationLines} l set verdict = case
      when n.is_there then 'already'
      when l.from_enrolment is distinct from n.enrolment then 'stale'
      when l.action = 'leave' then 'ready'
      when l.to_division is null then case when l.action = 'promote' and ${hasClasses} then 'no_place' else 'ready' end
      when exists (select 1 from ${offered(plan.schoolId)} d where d.id = l.to_division and d.grade_id = l.to_grade)
        then 'ready'
      else 'no_place' end
    from ${placesNow(plan)} n
    where ${ofPlan(plan)} and l.is_exception and n.person_id = l.person_id`);

export interface Decision {
  readonly studentId: number;
  /** null: by the rules. */
  readonly action: LineAction | null;
  readonly toGrade: number | null;
  readonly toDivision: number | null;
}

/** Stores decisions for single students. Retained students keep their current place. */
export async function decide(db: Queryable, of: PlanOf, decisions: readonly Decision[]): Promise<void> {
  const { plan } = of;
  const ids = sql.param(decisions.map(({ studentId }) => studentId));
  await db.execute(
    sql`delete from ${migrationLines} l where ${ofPlan(plan)} and l.person_id = any(${ids}::int[])`,
  );
  const made = decisions.filter(({ action }) => action !== null);
  const column = (name: keyof Decision) => sql.param(made.map((decision) => decision[name]));
  await db.execute(sql`
    insert into ${migrationLines}
      (school_id, migration_id, person_id, from_enrolment, from_grade, from_division, action, to_grade, to_division, is_exception)
    select ${plan.schoolId}::int, ${plan.id}::int, n.person_id, n.enrolment, n.grade_id, n.division_id, d.action,
      case d.action when 'promote' then d.to_grade when 'retain' then n.grade_id end,
      case d.action when 'promote' then d.to_division when 'retain' then n.division_id end, true
    from unnest(${column('studentId')}::int[], ${column('action')}::text[], ${column('toGrade')}::int[],
      ${column('toDivision')}::int[]) as d (student_id, action, to_grade, to_division)
    join ${placesNow(plan)} n on n.person_id = d.student_id`);
  await keepLines(db, of);
}

/** Marks lines of students who moved since. New students stay undecided. */
export async function markStale(db: Queryable, { plan }: PlanOf): Promise<void> {
  await dropLines(db, plan);
  await db.execute(sql`
    update ${migrationLines} l set verdict = 'stale' from ${placesNow(plan)} n
    where ${ofPlan(plan)} and n.person_id = l.person_id and l.verdict <> 'already'
      and l.from_enrolment is distinct from n.enrolment`);
  await db.execute(sql`
    insert into ${migrationLines} (school_id, migration_id, person_id, from_enrolment, from_grade, from_division, verdict)
    select ${plan.schoolId}::int, ${plan.id}::int, n.person_id, n.enrolment, n.grade_id, n.division_id,
      case when n.is_there then 'already' else 'undecided' end
    from ${placesNow(plan)} n
    where not exists (select 1 from ${migrationLines} l where ${ofPlan(plan)} and l.person_id = n.person_id)`);
}

/** Counts students who moved, came or left since, and lines that cannot be applied. */
export async function openQuestions(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ stale: number; open: number }>(sql`
    select
      (count(*) filter (where l.person_id is null or n.person_id is null or
        (l.verdict <> 'already' and l.from_enrolment is distinct from n.enrolment) or
        (l.verdict = 'already') <> n.is_there))::int as stale,
      (count(*) filter (where l.verdict not in ('ready', 'already')))::int as open
    from ${placesNow(plan)} n
    full join (select * from ${migrationLines} l where ${ofPlan(plan)}) l on l.person_id = n.person_id`);
  return rows[0] ?? { stale: 0, open: 0 };
}

export async function lineTotals(db: Queryable, plan: StoredPlan) {
  const { rows } = await db.execute<{ verdict: string; lines: number; exceptions: number }>(sql`
    select l.verdict, count(*)::int as lines, (count(*) filter (where l.is_exception))::int as exceptions
    from ${migrationLines} l where ${ofPlan(plan)} group by l.verdict`);
  const of = (verdict: string) => rows.find((row) => row.verdict === verdict)?.lines ?? 0;
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    students: sum(({ lines }) => lines),
    ready: of('ready'),
    undecided: of('undecided'),
    no_place: of('no_place'),
    stale: of('stale'),
    already: of('already'),
    done: of('done'),
    undone: of('undone'),
    exceptions: sum(({ exceptions }) => exceptions),
  };
}
