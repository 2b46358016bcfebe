import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { academicYears, divisions, grades } from '#server/directory/schema.ts';
import { completions, plannedSessions } from '../schema.ts';
import { reachedSql, type TaughtClass } from './classes.ts';

interface PlannedRow extends Record<string, unknown> {
  readonly grade: number;
  readonly division: number;
  readonly kind: GroupKind;
  readonly grade_name: string;
  readonly division_name: string;
  readonly planned_on: string;
  readonly project_id: number;
  readonly project_name: string;
  readonly session_id: number;
  readonly session_name: string;
  readonly minutes: number;
  readonly note: string;
  readonly is_done: 0 | 1;
}

/** Only where the teacher teaches, without removed sessions. */
export async function plannedBetween(
  db: Queryable,
  actor: Actor,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PlannedRow[]> {
  const { id: schoolId, academicYear: year } = actor.school;
  const { rows } = await db.execute<PlannedRow>(sql`
    select r.id as grade, d.id as division, r.kind, r.name as grade_name, d.name as division_name,
      l.planned_on::text as planned_on, p.project_id, p.title as project_name, s.session_id, s.title as session_name,
      s.minutes, l.note, (k.id is not null)::int as is_done
    from ${plannedSessions} l
    join ${divisions} d on d.school_id = l.school_id and d.id = l.division_id and d.archived_at is null
    join ${grades} r on r.school_id = d.school_id and r.id = d.grade_id
    join ${publishedSessions} s on s.session_id = l.session_id and s.project_id = l.project_id
    join ${publishedProjects} p on p.project_id = s.project_id and p.school_id in (0, ${schoolId})
    left join ${completions} k on k.school_id = l.school_id and k.academic_year = l.academic_year
      and k.division_id = l.division_id and k.subject = 'session' and k.subject_id = l.session_id
      and k.undone_at is null
    where l.school_id = ${schoolId} and l.academic_year = ${year}
      and l.planned_on between ${from}::date and ${to}::date and l.division_id in ${reachedSql(actor, 'taught')}
    order by l.planned_on, r.position, d.name, p.title, s.position limit 2000`);
  return rows;
}

/** undefined: the school has no such year. */
export async function yearDays(db: Queryable, schoolId: number, year: string) {
  const [row] = await db
    .select()
    .from(academicYears)
    .where(and(eq(academicYears.schoolId, schoolId), eq(academicYears.name, year)));
  return row;
}

/** Names of school years sort by time. */
export async function yearBefore(db: Queryable, schoolId: number, year: string) {
  const [row] = await db
    .select()
    .from(academicYears)
    .where(and(eq(academicYears.schoolId, schoolId), lt(academicYears.name, year)))
    .orderBy(desc(academicYears.name))
    .limit(1);
  return row;
}

export interface PlanMove {
  readonly from: string;
  /** A multiple of 7, so that a Monday stays a Monday. */
  readonly days: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly by: number;
  readonly at: Date;
}

/** Leaves out sessions no longer taught, and those planned already. Returns both counts. */
export async function copyPlan(
  db: Queryable,
  { school, year, group }: Omit<TaughtClass, 'parts'>,
  divisionId: number,
  { from, days, startsOn, endsOn, by, at }: PlanMove,
) {
  const isOfLast = and(
    eq(plannedSessions.schoolId, school.id),
    eq(plannedSessions.academicYear, from),
    eq(plannedSessions.divisionId, divisionId),
  );
  const known = await db.$count(plannedSessions, isOfLast);
  if (known === 0) return { known, copied: 0 };
  const { rowCount } = await db.execute(sql`
    insert into ${plannedSessions} (school_id, academic_year, division_id, project_id, session_id, planned_on, note,
      planned_by, planned_at)
    select l.school_id, ${year}, l.division_id, l.project_id, l.session_id, l.planned_on + ${days}::int, l.note,
      ${by}, ${at.toISOString()}::timestamptz
    from ${plannedSessions} l
    join ${publishedSessions} s on s.project_id = l.project_id and s.session_id = l.session_id
    where l.school_id = ${school.id} and l.academic_year = ${from} and l.division_id = ${divisionId}
      and l.planned_on + ${days}::int between ${startsOn}::date and ${endsOn}::date
      and exists (select 1 from ${curriculumChoices} c where c.school_id = l.school_id and c.academic_year = ${year}
        and c.group_id = ${group.id} and c.project_id = l.project_id and c.archived_at is null)
    on conflict (school_id, academic_year, division_id, session_id) do nothing`);
  return { known, copied: rowCount ?? 0 };
}

interface Planning {
  readonly projectId: number;
  readonly sessionId: number;
  readonly plannedOn: string;
  readonly note: string;
  readonly by: number;
  readonly at: Date;
}

export async function putPlan(
  db: Queryable,
  { school, year }: Pick<TaughtClass, 'school' | 'year'>,
  divisionId: number,
  { by, at, ...plan }: Planning,
): Promise<void> {
  await db
    .insert(plannedSessions)
    .values({
      schoolId: school.id,
      academicYear: year,
      divisionId,
      ...plan,
      plannedBy: by,
      plannedAt: at,
    })
    .onConflictDoUpdate({
      target: [
        plannedSessions.schoolId,
        plannedSessions.academicYear,
        plannedSessions.divisionId,
        plannedSessions.sessionId,
      ],
      set: { ...plan, plannedBy: by, plannedAt: at },
    });
}

export async function dropPlan(
  db: Queryable,
  { school, year }: Pick<TaughtClass, 'school' | 'year'>,
  divisionId: number,
  sessionId: number,
): Promise<void> {
  await db
    .delete(plannedSessions)
    .where(
      and(
        eq(plannedSessions.schoolId, school.id),
        eq(plannedSessions.academicYear, year),
        eq(plannedSessions.divisionId, divisionId),
        eq(plannedSessions.sessionId, sessionId),
      ),
    );
}
