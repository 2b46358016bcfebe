import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import { roles } from '#contract/core/roles.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder } from '#server/db/prepared.ts';
import { divisions, memberships, people } from '#server/directory/schema.ts';
import { reportEvents } from '#server/report-events/schema.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '../schema.ts';
import { choicesAt } from './choices.ts';
import type { ChosenGroup } from './chosen-group.ts';

/** A condition on `people`: in one of these parts, with the project assigned to the part or the person. */
const learnsProject = (place: ChosenGroup, projectId: number, parts: readonly number[]) =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(memberships)
      .innerJoin(curriculumChoices, choicesAt(place))
      .innerJoin(curriculumAssignments, isOfChoice)
      .where(
        and(
          eq(memberships.schoolId, people.schoolId),
          eq(memberships.personId, people.id),
          inArray(memberships.divisionId, [...parts]),
          eq(curriculumChoices.projectId, projectId),
          isNull(curriculumChoices.archivedAt),
          or(
            and(
              inArray(curriculumAssignments.kind, ['division', 'batch']),
              eq(curriculumAssignments.assigneeId, memberships.divisionId),
            ),
            and(eq(curriculumAssignments.kind, 'person'), eq(curriculumAssignments.assigneeId, people.id)),
          ),
        ),
      ),
  );

/** A condition on `people`: active students of these parts with the project. */
export const isStudentWithProject = (place: ChosenGroup, projectId: number, parts: readonly number[]) =>
  and(
    eq(people.schoolId, place.school.id),
    eq(people.role, roles.student),
    eq(people.isActive, true),
    learnsProject(place, projectId, parts),
  );

/** undefined: not chosen there, or archived. */
export async function findTaught(db: Queryable, place: ChosenGroup, projectId: number) {
  const [project] = await db
    .select({ id: publishedProjects.projectId, title: publishedProjects.title })
    .from(curriculumChoices)
    .innerJoin(publishedProjects, eq(publishedProjects.projectId, curriculumChoices.projectId))
    .where(
      and(choicesAt(place), isNull(curriculumChoices.archivedAt), eq(curriculumChoices.projectId, projectId)),
    );
  return project;
}

export async function taughtParts(
  db: Queryable,
  { school, group }: ChosenGroup,
  teacherId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: divisions.id })
    .from(memberships)
    .innerJoin(
      divisions,
      and(eq(divisions.schoolId, memberships.schoolId), eq(divisions.id, memberships.divisionId)),
    )
    .where(
      and(
        eq(memberships.schoolId, school.id),
        eq(memberships.personId, teacherId),
        eq(memberships.gradeId, group.id),
        isNull(divisions.archivedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** True if the part was told of the project. */
export async function isNotified(
  db: Queryable,
  { school, year, group }: ChosenGroup,
  projectId: number,
  partId: number,
): Promise<boolean> {
  const told = and(
    eq(reportEvents.schoolId, school.id),
    eq(reportEvents.subject, 'project'),
    eq(reportEvents.subjectId, projectId),
    eq(reportEvents.measure, 'project.notified'),
    eq(reportEvents.groupId, group.id),
    eq(reportEvents.academicYear, year),
    eq(reportEvents.divisionId, partId),
  );
  return (await db.$count(reportEvents, told)) > 0;
}
