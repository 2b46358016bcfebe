import { and, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices } from '#server/choices/schema.ts';
import { academicModules } from '#server/content/schema/modules.ts';
import { publishedProjects } from '#server/content/schema/published.ts';
import type { Actor } from '#server/core/actor.ts';
import { builder } from '#server/db/prepared.ts';
import { memberships } from '#server/directory/schema.ts';

/** Which modules and projects are a teacher's: what their groups were given this year, and training for every teacher. */

type Teacher = Pick<Actor, 'id' | 'school'>;
const office = 0;

/** Of choices: made this year for a grade or club in which the teacher has a membership. */
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

/** Of choices: also assigned to a section or batch that the teacher teaches. */
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

/** Narrows what was given: to one grade or club, or to what was assigned to sections and batches. */
export interface Given {
  readonly groupId?: number;
  readonly isAssigned?: boolean;
}

/** Is the row of `published_projects` one that the teacher's groups were given? */
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
const hasProject = (where: SQL | undefined) =>
  exists(builder.select({ one: sql`1` }).from(publishedProjects).where(and(ofModule, where)));

/** Is the row of `academic_modules` published, and one of a project that the teacher's groups were given? */
export const isGivenModule = (teacher: Teacher, given: Given = {}): SQL | undefined =>
  and(isLiveModule, hasProject(isGivenProject(teacher, given)));

/** The same, or a module without any project of the office: training for every teacher. */
export const isOwnModule = (teacher: Teacher): SQL | undefined =>
  and(
    isLiveModule,
    or(hasProject(isGivenProject(teacher)), not(hasProject(eq(publishedProjects.schoolId, office)))),
  );

const isLiveModule = and(
  eq(academicModules.status, 'published'),
  isNull(academicModules.removedAt),
  isNotNull(academicModules.position),
);
