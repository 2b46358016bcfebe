import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import type { WorkKind } from '#contract/works/works.rules.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/schools/schema.ts';
import { completions } from '#server/teaching/schema.ts';
import { isReadableWork } from '#server/works/index.ts';
import { works } from '#server/works/schema.ts';
import { givenStudents } from './pending.ts';

interface Given extends Record<string, unknown> {
  readonly assign: number;
  readonly completed: number;
  readonly expected: number;
}

/** [EN-29] The five counters of the classes that the caller teaches, in one way of being given. */
export async function projectCounts(db: Queryable, actor: Actor, kind: Exclude<WorkKind, 'practice'>) {
  const { rows } = await db.execute<Given>(sql`
    with given as materialized (
      select g.project_id, g.person_id, g.division_id from ${givenStudents(actor)} g
      join ${publishedProjects} p on p.project_id = g.project_id and p.school_id in (0, ${actor.school.id})
      join ${people} s on s.school_id = ${actor.school.id} and s.id = g.person_id and s.role = ${roles.student}
        and s.left_at is null and s.deleted_at is null
      where g.kind = ${kind}
    ), parts as (select distinct project_id, division_id from given)
    select (select count(*)::int from parts) as assign,
      (select count(*)::int from parts where ${isDone(actor)}) as completed,
      (select count(*)::int from (select distinct project_id, person_id from given) e) as expected`);
  const [given] = rows;
  const [handedIn] = await db
    .select({
      output: sql<number>`count(*)::int`,
      reviewed: sql<number>`(count(*) filter (where ${works.decidedAt} is not null))::int`,
    })
    .from(works)
    .where(
      and(
        isReadableWork(actor),
        eq(works.academicYear, actor.school.academicYear),
        eq(works.kind, kind),
        gt(works.attempt, 0),
      ),
    );
  const expected = given?.expected ?? 0;
  const output = handedIn?.output ?? 0;
  return {
    assign: given?.assign ?? 0,
    completed: given?.completed ?? 0,
    expected,
    output,
    reviewd: handedIn?.reviewed ?? 0,
    percentage_count: expected === 0 ? 0 : Math.min(100, Math.round((output / expected) * 100)),
  };
}

/** Of `parts`: marked as done as a whole, or every session done. */
function isDone({ school }: Pick<Actor, 'school'>): SQL {
  const marked = (subject: 'project' | 'session', of: SQL) => sql`exists (select 1 from ${completions} k
    where k.school_id = ${school.id} and k.academic_year = ${school.academicYear}
      and k.division_id = parts.division_id and k.subject = ${subject} and k.subject_id = ${of}
      and k.undone_at is null)`;
  const sessions = sql`${publishedSessions} s where s.project_id = parts.project_id`;
  return sql`(${marked('project', sql`parts.project_id`)} or (exists (select 1 from ${sessions})
    and not exists (select 1 from ${sessions} and not ${marked('session', sql`s.session_id`)})))`;
}
