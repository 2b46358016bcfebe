import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';

/** A teacher's modules and projects: given to their groups this year, and training for every teacher. */

type Teacher = Pick<Actor, 'id' | 'school'>;
const office = 0;

/** A condition on choices: of this year, for a group of the teacher. */
const isOfGroups = ({ id, school }: Teacher): SQL | undefined =>
  and(
    eq(curriculumChoices.schoolId, school.id),
    eq(curriculumChoices.academicYear, school.academicYear),
    isNull(curriculumChoices.archivedAt),
    inArray(
      curriculumChoices.groupId,
      builder
        .select({ id: memberships.gradeId })
        .from(memberships)
        .where(and(eq(memberships.schoolId, school.id), eq(memberships.personId, id))),
    ),
  );

/** A condition on choices: assigned to a part that the teacher teaches. */
const isAssigned = ({ id, school }: Teacher): SQL =>
  exists(
    builder
      .select({ one: sql`1` })
      .from(curriculumAssignments)
      .innerJoin(
        memberships,
        and(
          eq(memberships.schoolId, curriculumAssignments.schoolId),
          eq(memberships.divisionId, curriculumAssignments.assigneeId),
        ),
      )
      .where(
        and(
          eq(curriculumAssignments.schoolId, school.id),
          eq(curriculumAssignments.choiceId, curriculumChoices.id),
          inArray(curriculumAssignments.kind, ['division', 'batch']),
          eq(memberships.personId, id),
        ),
      ),
  );

export interface Given {
  readonly groupId?: number;
  readonly isAssigned?: boolean;
}

/** A condition on `published_projects`: given to the teacher's groups. */
export const isGivenProject = (teacher: Teacher, given: Given = {}): SQL | undefined =>
  and(
    inArray(publishedProjects.schoolId, [office, teacher.school.id]),
    exists(
      builder
        .select({ one: sql`1` })
        .from(curriculumChoices)
        .where(
          and(
            isOfGroups(teacher),
            eq(curriculumChoices.projectId, publishedProjects.projectId),
            given.groupId === undefined ? undefined : eq(curriculumChoices.groupId, given.groupId),
            given.isAssigned ? isAssigned(teacher) : undefined,
          ),
        ),
    ),
  );

const ofModule = eq(publishedProjects.moduleId, academicModules.id);
const hasPublishedProject = (where: SQL | undefined) =>
  exists(builder.select({ one: sql`1` }).from(publishedProjects).where(and(ofModule, where)));

/** A condition on `academic_modules`: published, with a project given to the teacher's groups. */
export const isGivenModule = (teacher: Teacher, given: Given = {}): SQL | undefined =>
  and(isLiveModule, hasPublishedProject(isGivenProject(teacher, given)));

/** Also modules without a project of the office: training for every teacher. */
export const isOwnModule = (teacher: Teacher): SQL | undefined =>
  and(
    isLiveModule,
    or(
      hasPublishedProject(isGivenProject(teacher)),
      not(hasPublishedProject(eq(publishedProjects.schoolId, office))),
    ),
  );

const isLiveModule = and(
  eq(academicModules.status, 'published'),
  isNull(academicModules.removedAt),
  isNotNull(academicModules.position),
);
