import { type SQL, sql } from 'drizzle-orm';
import { bit } from '#contract/core/bit.ts';
import { roles } from '#contract/core/roles.ts';
import type { WorkKind } from '#contract/works/works.rules.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { divisions, grades, people } from '#server/directory/schema.ts';
import { completions } from '#server/teaching/schema.ts';
import { works } from '#server/works/schema.ts';
import { givenStudents, isHandedIn, reachedParts } from './pending.ts';
import { isQueued } from './queue.ts';

interface Given extends Record<string, unknown> {
  readonly assign: number;
  readonly completed: number;
  readonly expected: number;
  readonly pending: number;
  readonly has_club: boolean;
}

/** [EN-29] Handed-in works count as in the queue, missing ones as in the list of missing works. */
export async function projectCounts(db: Queryable, actor: Actor, kind: Exclude<WorkKind, 'practice'>) {
  const { rows } = await db.execute<Given>(sql`
    with given as materialized (
      select g.project_id, g.person_id, g.division_id, ${isHandedIn(actor)} as handed_in
      from ${givenStudents(actor)} g
      join ${publishedProjects} p on p.project_id = g.project_id and p.school_id in (0, ${actor.school.id})
      join ${people} s on s.school_id = ${actor.school.id} and s.id = g.person_id and s.role = ${roles.student}
        and s.is_active and s.left_at is null and s.deleted_at is null
      join ${divisions} d on d.school_id = ${actor.school.id} and d.id = g.division_id and d.archived_at is null
      where g.kind = ${kind}
    ), parts as (select distinct project_id, division_id from given),
    wanted as (select distinct project_id, person_id, handed_in from given)
    select (select count(*)::int from parts) as assign,
      (select count(*)::int from parts where ${isDone(actor)}) as completed,
      (select count(*)::int from wanted) as expected,
      (select count(*)::int from wanted where not handed_in) as pending,
      exists (select 1 from ${divisions} d join ${grades} r on r.school_id = d.school_id and r.id = d.grade_id
        where d.school_id = ${actor.school.id} and d.archived_at is null and r.kind = 'club'
          and d.id in ${reachedParts(actor)}) as has_club`);
  const [given] = rows;
  const [handedIn] = await db
    .select({
      output: sql<number>`count(*)::int`,
      reviewed: sql<number>`(count(*) filter (where ${works.state} <> 'in_review'))::int`,
    })
    .from(works)
    .where(isQueued(actor, { kind }));
  const { assign, completed, expected, pending, has_club } = given ?? none;
  return {
    assign,
    completed,
    expected,
    pending,
    output: handedIn?.output ?? 0,
    reviewd: handedIn?.reviewed ?? 0,
    percentage_count: expected === 0 ? 0 : Math.round(((expected - pending) / expected) * 100),
    has_club: bit(has_club),
  };
}

const none: Given = { assign: 0, completed: 0, expected: 0, pending: 0, has_club: false };

/** A condition on `parts`: marked as done, or every session is. */
function isDone({ school }: Pick<Actor, 'school'>): SQL {
  const marked = (subject: 'project' | 'session', of: SQL) => sql`exists (select 1 from ${completions} k
    where k.school_id = ${school.id} and k.academic_year = ${school.academicYear}
      and k.division_id = parts.division_id and k.subject = ${subject} and k.subject_id = ${of}
      and k.undone_at is null)`;
  const sessions = sql`${publishedSessions} s where s.project_id = parts.project_id`;
  return sql`(${marked('project', sql`parts.project_id`)} or (exists (select 1 from ${sessions})
    and not exists (select 1 from ${sessions} and not ${marked('session', sql`s.session_id`)})))`;
}
