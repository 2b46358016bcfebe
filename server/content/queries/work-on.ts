import { and, count, countDistinct, eq, gte, isNull } from 'drizzle-orm';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';

/**
 * Counts schools and groups that chose a project, assignments and works waiting for review, from this year on.
 * `schoolId` 0: the office's project, which every school may choose.
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
        // Names of school years sort by time.
        gte(curriculumChoices.academicYear, schools.academicYear),
      ),
    );
  const waiting = await waitingOn(db, projectId, schoolId);
  return { ...(found ?? { schools: 0, choices: 0, assignments: 0 }), waiting };
}

/** This year's works without a teacher's answer: they stay in the queue. */
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
