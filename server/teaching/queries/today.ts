import { type SQL, sql } from 'drizzle-orm';
import type { SessionType } from '#contract/content/content.rules.ts';
import type { GroupKind } from '#contract/core/group-kinds.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades } from '#server/directory/schema.ts';
import { completions, plannedSessions, sessionShares } from '../schema.ts';
import { reachedSql } from './classes.ts';
import { givenSql } from './given-projects.ts';
import { progressSql } from './progress.ts';

interface TodayRow extends Record<string, unknown> {
  readonly grade: number;
  readonly division: number;
  readonly kind: GroupKind;
  readonly grade_name: string;
  readonly division_name: string;
  readonly next: {
    readonly project_id: number;
    readonly project_name: string;
    readonly due_on: string;
    readonly done: number;
    readonly total: number;
    readonly session_id: number;
    readonly position: number;
    readonly title: string;
    readonly type: SessionType;
    readonly objective: string;
    readonly minutes: number;
    readonly is_shared: 0 | 1;
    readonly is_done: 0 | 1;
    readonly shared_at: number;
    readonly done_at: number;
    readonly planned_on: string;
    readonly has_presentation: 0 | 1;
  } | null;
}

interface Wanted {
  readonly divisionId: number;
  readonly projectId: number;
}

/** Today's plan, else the project of the next lesson, else an earlier plan, a begun project, the first due. */
export async function nextSessions(
  db: Queryable,
  actor: Actor,
  today: string,
  wanted: readonly Wanted[] = [],
): Promise<TodayRow[]> {
  const { id: schoolId, academicYear: year } = actor.school;
  const progress = progressSql({ schoolId, year }, sql`given.division_id`, sql`given.project_id`);
  const given = givenSql(actor, 'taught', ['division', 'batch']);
  const isDone = (subject: 'session' | 'project', id: SQL) => sql`exists (
    select 1 from ${completions} k where k.school_id = ${schoolId} and k.academic_year = ${year}
    and k.division_id = g.division_id and k.subject = ${subject} and k.subject_id = ${id} and k.undone_at is null)`;
  // Details are read only for the chosen sessions.
  const { rows } = await db.execute<TodayRow>(sql`
    with g as materialized (
      select given.project_id, given.division_id, given.due_on, p.title, f.done, f.total
      from (${given}) given
      join ${publishedProjects} p on p.project_id = given.project_id and p.school_id in (0, ${schoolId})
      cross join lateral ${progress} f),
    upcoming as materialized (
      select distinct on (g.division_id) g.*, s.session_id, s.position, s.title as session_title, s.type, s.minutes,
        l.planned_on
      from g join ${publishedSessions} s on s.project_id = g.project_id
      left join ${plannedSessions} l on l.school_id = ${schoolId} and l.academic_year = ${year}
        and l.division_id = g.division_id and l.session_id = s.session_id
      where not ${isDone('session', sql`s.session_id`)} and not ${isDone('project', sql`g.project_id`)}
      order by g.division_id,
        case when l.planned_on = ${today}::date then 0 when ${isWanted(wanted)} then 1
          when l.planned_on < ${today}::date then 2 when g.done > 0 then 3 else 4 end,
        l.planned_on nulls last, g.due_on nulls last, g.title, g.project_id, s.position)
    select r.id as grade, d.id as division, r.kind, r.name as grade_name, d.name as division_name,
      case when u.session_id is null then null else jsonb_build_object(
        'project_id', u.project_id, 'project_name', u.title, 'due_on', coalesce(u.due_on::text, ''),
        'done', u.done, 'total', u.total, 'session_id', u.session_id, 'position', u.position,
        'title', u.session_title, 'type', u.type, 'minutes', u.minutes, 'is_done', 0, 'done_at', 0,
        'is_shared', (x.id is not null)::int,
        'shared_at', coalesce(extract(epoch from x.shared_at) * 1000, 0)::float8,
        'planned_on', coalesce(u.planned_on::text, ''), 'objective', coalesce(o.content->>'objective', ''),
        'has_presentation', (o.content->>'presentationFileId' is not null)::int) end as next
    from ${divisions} d join ${grades} r on r.school_id = d.school_id and r.id = d.grade_id
    left join upcoming u on u.division_id = d.id
    left join ${sessionShares} x on x.school_id = ${schoolId} and x.academic_year = ${year}
      and x.division_id = u.division_id and x.session_id = u.session_id and x.unshared_at is null
    left join lateral (select each as content from ${publishedProjects} p
      cross join lateral jsonb_array_elements(p.content->'sessions') each
      where p.project_id = u.project_id and (each->>'id')::int = u.session_id limit 1) o on true
    where d.school_id = ${schoolId} and d.archived_at is null and r.archived_at is null
      and d.id in ${reachedSql(actor, 'taught')}
    order by r.position, r.id, d.name, d.id`);
  return rows;
}

const isWanted = (wanted: readonly Wanted[]): SQL => sql`(g.division_id, g.project_id) in (
  select * from unnest(${sql.param(wanted.map(({ divisionId }) => divisionId))}::int[],
    ${sql.param(wanted.map(({ projectId }) => projectId))}::int[]))`;

interface FreshRow extends Record<string, unknown> {
  readonly project_id: number;
  readonly project_name: string;
  readonly grade: number;
  readonly division: number;
  readonly kind: GroupKind;
  readonly grade_name: string;
  readonly division_name: string;
}

/** Days after the school assigned them. */
const freshDays = 7;
const mostFresh = 5;

export async function freshProjects(db: Queryable, actor: Actor, now: Date): Promise<FreshRow[]> {
  const given = givenSql(actor, 'taught', ['division', 'batch']);
  const { rows } = await db.execute<FreshRow>(sql`
    select g.project_id, p.title as project_name, r.id as grade, d.id as division, r.kind, r.name as grade_name,
      d.name as division_name
    from (${given}) g
    join ${publishedProjects} p on p.project_id = g.project_id and p.school_id in (0, ${actor.school.id})
    join ${divisions} d on d.school_id = ${actor.school.id} and d.id = g.division_id and d.archived_at is null
    join ${grades} r on r.school_id = d.school_id and r.id = d.grade_id and r.archived_at is null
    where g.assigned_at > ${now.toISOString()}::timestamptz - ${freshDays} * interval '1 day'
    order by g.assigned_at desc, p.title, r.position, d.name, d.id limit ${mostFresh}`);
  return rows;
}
