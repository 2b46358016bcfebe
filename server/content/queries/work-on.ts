import { and, count, countDistinct, eq, gte, isNull } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';

/**
 * What hangs on a project this year and later: in how many schools and for how many classes and clubs it is chosen, and
 * how often it is assigned, and how many works wait for a review. A school's own (`schoolId`) only it can have chosen;
 * the office's (0) every school.
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
  const waiting = await waitingOn(db, projectId, schoolId);
  return { ...(found ?? { schools: 0, choices: 0, assignments: 0 }), waiting };
}

/** Works of this year that a teacher has not answered: they stay in the queue, whatever becomes of the project. */
async function waitingOn(db: Queryable, projectId: number, schoolId: number): Promise<number> {
  const [found] = await db
    .select({ waiting: count() })
    .from(schools)
    .innerJoin(works, and(eq(works.schoolId, schools.id), eq(works.academicYear, schools.academicYear)))
    .where(
      and(
        schoolId === 0 ? undefined : eq(schools.id, schoolId),
        eq(works.projectId, projectId),
        eq(works.state, 'in_review'),
      ),
    );
  return found?.waiting ?? 0;
}
