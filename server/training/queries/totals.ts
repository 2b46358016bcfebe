import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { publishedProjects, publishedSessions } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '#server/directory/schema.ts';
import { completions } from '#server/teaching/schema.ts';

/** [EN-30] Projects and sessions of the teacher's parts this year. Counts only what is published now. */
export async function taughtTotals(db: Queryable, { id, school }: Pick<Actor, 'id' | 'school'>) {
  const isDone = (subject: 'session' | 'project', subjectId: unknown) => sql`exists (
    select 1 from ${completions} c
    where c.school_id = ${school.id} and c.academic_year = ${school.academicYear} and c.subject = ${subject}
      and c.subject_id = ${subjectId} and c.division_id = assigned.division_id and c.undone_at is null)`;
  const assigned = db
    .selectDistinct({
      divisionId: sql<number>`${curriculumAssignments.assigneeId}`.as('division_id'),
      projectId: sql<number>`${curriculumChoices.projectId}`.as('project_id'),
    })
    .from(curriculumAssignments)
    .innerJoin(
      curriculumChoices,
      and(
        eq(curriculumChoices.schoolId, curriculumAssignments.schoolId),
        eq(curriculumChoices.id, curriculumAssignments.choiceId),
        eq(curriculumChoices.academicYear, school.academicYear),
        isNull(curriculumChoices.archivedAt),
      ),
    )
    .innerJoin(
      memberships,
      and(
        eq(memberships.schoolId, curriculumAssignments.schoolId),
        eq(memberships.divisionId, curriculumAssignments.assigneeId),
      ),
    )
    .innerJoin(
      publishedProjects,
      and(
        eq(publishedProjects.projectId, curriculumChoices.projectId),
        inArray(publishedProjects.schoolId, [0, school.id]),
      ),
    )
    .where(
      and(
        eq(curriculumAssignments.schoolId, school.id),
        inArray(curriculumAssignments.kind, ['division', 'batch']),
        eq(memberships.personId, id),
      ),
    )
    .as('assigned');
  const perProject = db
    .select({
      sessions: sql<number>`count(${publishedSessions.sessionId})`.as('sessions'),
      done: sql<number>`count(${publishedSessions.sessionId}) filter (where ${isDone('session', publishedSessions.sessionId)})`.as(
        'done',
      ),
      isMarked: sql<boolean>`bool_or(${isDone('project', sql`assigned.project_id`)})`.as('is_marked'),
    })
    .from(assigned)
    .leftJoin(publishedSessions, eq(publishedSessions.projectId, sql`assigned.project_id`))
    .groupBy(sql`assigned.division_id`, sql`assigned.project_id`)
    .as('per_project');
  const [totals] = await db
    .select({
      total_project: sql`count(*)`.mapWith(Number),
      completed_project:
        sql`count(*) filter (where ${perProject.isMarked} or (${perProject.sessions} > 0 and ${perProject.done} = ${perProject.sessions}))`.mapWith(
          Number,
        ),
      total_sessions: sql`coalesce(sum(${perProject.sessions}), 0)`.mapWith(Number),
      completed_sessions: sql`coalesce(sum(${perProject.done}), 0)`.mapWith(Number),
    })
    .from(perProject);
  return totals ?? { total_project: 0, completed_project: 0, total_sessions: 0, completed_sessions: 0 };
}
