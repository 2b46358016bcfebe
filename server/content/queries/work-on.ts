import { and, countDistinct, eq, gte, isNull, sql } from 'drizzle-orm';
import type { WorkState } from '#contract/works/works.rules.ts';
import { curriculumAssignments, curriculumChoices, isOfChoice } from '#server/choices/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { schools } from '#server/directory/schema.ts';
import { works } from '#server/works/schema.ts';

/** Of this year's choices and later ones. `schoolId` 0: the office's project, which every school may choose. */
const isCurrentChoice = (projectId: number, schoolId: number) =>
  and(
    schoolId === 0 ? undefined : eq(curriculumChoices.schoolId, schoolId),
    eq(curriculumChoices.projectId, projectId),
    isNull(curriculumChoices.archivedAt),
    // Names of school years sort by time.
    gte(curriculumChoices.academicYear, schools.academicYear),
  );

/** Whom a project is given to: divisions, batches and students; none where a school only chose it. */
export const readersOf = (db: Queryable, projectId: number, schoolId: number) =>
  db
    .selectDistinct({
      schoolId: curriculumChoices.schoolId,
      kind: curriculumAssignments.kind,
      id: curriculumAssignments.assigneeId,
    })
    .from(curriculumChoices)
    .innerJoin(schools, eq(schools.id, curriculumChoices.schoolId))
    .leftJoin(curriculumAssignments, isOfChoice)
    .where(isCurrentChoice(projectId, schoolId));

/**
 * Counts schools and groups that chose a project, assignments and works that are not done, from this year on.
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
    .where(isCurrentChoice(projectId, schoolId));
  const open = await openWorksOn(db, projectId, schoolId);
  return { ...(found ?? { schools: 0, choices: 0, assignments: 0 }), ...open };
}

/** This year's works that wait for a teacher, and those that a student was asked to hand in again. */
async function openWorksOn(db: Queryable, projectId: number, schoolId: number) {
  const inState = (state: WorkState) =>
    sql<number>`count(*) filter (where ${eq(works.state, state)})`.mapWith(Number);
  const [found] = await db
    .select({ waiting: inState('in_review'), sentBack: inState('resubmit') })
    .from(schools)
    .innerJoin(works, and(eq(works.schoolId, schools.id), eq(works.academicYear, schools.academicYear)))
    .where(and(schoolId === 0 ? undefined : eq(schools.id, schoolId), eq(works.projectId, projectId)));
  return found ?? { waiting: 0, sentBack: 0 };
}
