import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { assessmentItems, assessments } from '../schema/assessments.ts';
import { attemptItems } from '../schema/attempts.ts';
import { questions } from '../schema/questions.ts';

export const questionsInUse = (db: Queryable, bankId: number): Promise<number> =>
  db.$count(questions, and(eq(questions.bankId, bankId), isNull(questions.removedAt)));

/** True if a student who starts from now on, or who begins another attempt, can get a question of this bank. */
export async function willBeDrawn(db: Queryable, bankId: number, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(assessmentItems)
    .innerJoin(
      assessments,
      and(
        eq(assessments.schoolId, assessmentItems.schoolId),
        eq(assessments.id, assessmentItems.assessmentId),
      ),
    )
    .where(
      and(
        eq(assessmentItems.bankId, bankId),
        isNull(assessments.removedAt),
        or(isNull(assessments.closesAt), eq(assessments.state, 'draft'), gt(assessments.closesAt, now)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function deleteUnnamed(db: Queryable, before: Date): Promise<void> {
  const isNamed = sql`(
    exists (select 1 from ${assessmentItems} i where i.question_id = ${questions.id})
    or exists (select 1 from ${attemptItems} i where i.question_id = ${questions.id}))`;
  await db
    .delete(questions)
    .where(and(isNotNull(questions.removedAt), lt(questions.removedAt, before), sql`not ${isNamed}`));
}
