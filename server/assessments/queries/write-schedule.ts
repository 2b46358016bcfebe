import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import {
  assessmentItems,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '../schema/assessments.ts';
import type { Assessment, AssessmentItem, AssessmentKey } from './assessments.ts';

export async function addAssessment(
  db: Queryable,
  values: typeof assessments.$inferInsert,
): Promise<Assessment | undefined> {
  const [row] = await db.insert(assessments).values(values).returning();
  return row;
}

export async function replaceItems(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  items: readonly Omit<AssessmentItem, 'schoolId' | 'assessmentId'>[],
): Promise<void> {
  await db
    .delete(assessmentItems)
    .where(and(eq(assessmentItems.schoolId, schoolId), eq(assessmentItems.assessmentId, id)));
  if (items.length > 0)
    await db.insert(assessmentItems).values(items.map((item) => ({ ...item, schoolId, assessmentId: id })));
}

interface Audience {
  readonly groups: readonly { readonly grade_id: number; readonly division_id: number }[];
  readonly students: readonly number[];
}

export async function replaceAudience(
  db: Queryable,
  { schoolId, id: assessmentId }: AssessmentKey,
  { groups, students }: Audience,
): Promise<void> {
  const own = { schoolId, assessmentId };
  await db
    .delete(assessmentTargets)
    .where(and(eq(assessmentTargets.schoolId, schoolId), eq(assessmentTargets.assessmentId, assessmentId)));
  await db
    .delete(assessmentStudents)
    .where(and(eq(assessmentStudents.schoolId, schoolId), eq(assessmentStudents.assessmentId, assessmentId)));
  if (groups.length > 0)
    await db
      .insert(assessmentTargets)
      .values(groups.map((group) => ({ ...own, gradeId: group.grade_id, divisionId: group.division_id })));
  if (students.length > 0)
    await db.insert(assessmentStudents).values(students.map((personId) => ({ ...own, personId })));
}
