import { and, countDistinct, eq, gte, isNull } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/schools/schema.ts';

/**
 * What hangs on a project this year and later: in how many schools and for how many classes and clubs it is chosen, and
 * how often it is assigned. A school's own (`schoolId`) only it can have chosen; the office's (0) every school.
 */
export async function workOn(db: Queryable, projectId: number, schoolId: number) {
  const [found] = await db
    .select({
      schools: countDistinct(curriculumChoices.schoolId),
      choices: countDistinct(curriculumChoices.id),
      assignments: countDistinct(curriculumAssignments.id),
    })
    .from(curriculumChoices)
    .innerJoin(schools, eq(schools.id, curriculumChoices.schoolId))
    .leftJoin(curriculumAssignments, isOfChoice)
    .where(
      and(
        schoolId === 0 ? undefined : eq(curriculumChoices.schoolId, schoolId),
        eq(curriculumChoices.projectId, projectId),
        isNull(curriculumChoices.archivedAt),
        // Years are named so that the later one sorts behind.
        gte(curriculumChoices.academicYear, schools.academicYear),
      ),
    );
  return found ?? { schools: 0, choices: 0, assignments: 0 };
}
