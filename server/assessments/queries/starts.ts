import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { builder, given, statement, statementOf } from '#server/db/prepared.ts';
import { assessments } from '../schema/assessments.ts';
import { attemptItems, attempts } from '../schema/attempts.ts';
import type { AssessmentKey } from './assessments.ts';
import { isReadableByStudent } from './reach-assessments.ts';

/** Returns the assessment that the student wants to start, and holds it as it is until the transaction ends. */
export const lockToStart = statementOf(
  'exam-start',
  builder
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, given('id')), isReadableByStudent(given('schoolId'), given('personId'))))
    // Edits lock the row 'for update' and wait; other starts do not.
    .for('key share'),
);

export async function writeFirstStart(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  now: Date,
): Promise<boolean> {
  const first = await db
    .update(assessments)
    .set({ firstStartAt: now })
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id), isNull(assessments.firstStartAt)))
    .returning({ id: assessments.id });
  return first.length > 0;
}

/** Prepared once per connection: building it from one value per column took most of the time of a start. */
export const insertItems = statement(
  'exam-start-items',
  sql`insert into ${attemptItems} (school_id, attempt_id, person_id, position, item_position, question_id,
      question_number, choice_order, marks_most)
    select ${given('schoolId')}::int, ${given('attemptId')}::int, ${given('personId')}::int, r.position, r."itemPosition",
      r."questionId", r."questionNumber", r."choiceOrder", r."marksMost"
    from jsonb_to_recordset(${given('items')}::jsonb) as r(position int, "itemPosition" int, "questionId" int,
      "questionNumber" int, "choiceOrder" text[], "marksMost" int)`,
);

const begun = [
  'schoolId',
  'assessmentId',
  'personId',
  'number',
  'gradeId',
  'divisionId',
  'startedAt',
  'endsAt',
  'seed',
  'lease',
  'leasedAt',
  'device',
  'marksMost',
] as const satisfies (keyof typeof attempts.$inferInsert)[];

export const insertAttempt = statementOf(
  'exam-start-attempt',
  builder
    .insert(attempts)
    .values(
      Object.fromEntries(begun.map((column) => [column, given(column)])) as Record<
        (typeof begun)[number],
        Placeholder
      >,
    )
    .onConflictDoNothing()
    .returning(),
);
