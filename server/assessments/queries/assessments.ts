import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AssessmentState } from '#contract/assessments/assessments.rules.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder, given, statementOf } from '#server/db/prepared.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import {
  assessmentItems,
  assessmentStudents,
  assessments,
  assessmentTargets,
} from '../schema/assessments.ts';
import { questionBanks, questions, questionVersions } from '../schema/questions.ts';

export type Assessment = typeof assessments.$inferSelect;
export type AssessmentItem = typeof assessmentItems.$inferSelect;
export interface AssessmentKey {
  readonly schoolId: number;
  readonly id: number;
}

/**
 * Throws 404 if `isAllowed` hides the row. `lock` lasts until the transaction ends. A caller that then locks attempts
 * needs 'no key update': a save that writes its attempt twice checks its assessment the second time, and 'update' would
 * deadlock.
 */
export async function findAssessment(
  db: Queryable,
  id: number,
  isAllowed: SQL | undefined,
  lock?: 'update' | 'no key update' | 'key share',
): Promise<Assessment> {
  const query = db
    .select()
    .from(assessments)
    .where(and(eq(assessments.id, id), isAllowed));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

/** Checks no right: the caller does. null: no such row. */
export async function assessmentState(db: Queryable, id: number): Promise<AssessmentState | null> {
  const [row] = await db.select({ state: assessments.state }).from(assessments).where(eq(assessments.id, id));
  return row?.state ?? null;
}

export async function writerOf(
  db: Queryable,
  { schoolId, authorId }: Pick<Assessment, 'schoolId' | 'authorId'>,
): Promise<string> {
  const [row] = await db
    .select({ name: personName() })
    .from(people)
    .where(and(eq(people.schoolId, schoolId), eq(people.id, authorId)));
  return row?.name ?? '';
}

const isItemOf = ({ schoolId, id }: AssessmentKey) =>
  and(eq(assessmentItems.schoolId, schoolId), eq(assessmentItems.assessmentId, id));

const selectItems = statementOf(
  'exam-items',
  builder
    .select()
    .from(assessmentItems)
    .where(
      and(eq(assessmentItems.schoolId, given('schoolId')), eq(assessmentItems.assessmentId, given('id'))),
    )
    .orderBy(asc(assessmentItems.position)),
);

export const itemsOf = (db: Queryable, { schoolId, id }: AssessmentKey): Promise<AssessmentItem[]> =>
  selectItems(db, { schoolId, id });

export async function itemNames(db: Queryable, key: AssessmentKey): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`coalesce(${questionVersions.prompt}, ${questionBanks.name}, '')` })
    .from(assessmentItems)
    .leftJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, assessmentItems.questionId),
        eq(questionVersions.number, assessmentItems.questionNumber),
      ),
    )
    .leftJoin(questionBanks, eq(questionBanks.id, assessmentItems.bankId))
    .where(isItemOf(key))
    .orderBy(asc(assessmentItems.position));
  return rows.map(({ name }) => name);
}

export const targetsOf = (db: Queryable, { schoolId, id }: AssessmentKey) =>
  db
    .select({ grade_id: assessmentTargets.gradeId, division_id: assessmentTargets.divisionId })
    .from(assessmentTargets)
    .where(and(eq(assessmentTargets.schoolId, schoolId), eq(assessmentTargets.assessmentId, id)))
    .orderBy(asc(assessmentTargets.gradeId), asc(assessmentTargets.divisionId));

export async function namedStudents(db: Queryable, { schoolId, id }: AssessmentKey): Promise<number[]> {
  const rows = await db
    .select({ id: assessmentStudents.personId })
    .from(assessmentStudents)
    .where(and(eq(assessmentStudents.schoolId, schoolId), eq(assessmentStudents.assessmentId, id)))
    .orderBy(asc(assessmentStudents.personId));
  return rows.map((row) => row.id);
}

/** Returns questions in usable banks, as they are now. Other and retired ones come only if `kept` names them. */
export const usableQuestions = (
  db: Queryable,
  isUsable: SQL | undefined,
  ids: readonly number[],
  kept: readonly number[],
) =>
  db
    .select({
      id: questions.id,
      number: questions.number,
      bankId: questions.bankId,
      type: questions.type,
      marks: questions.marks,
    })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .where(
      and(
        inArray(questions.id, [...ids]),
        sql`((${questions.removedAt} is null and ${isUsable})
          or ${questions.id} = any(${sql.param([...kept])}::int[]))`,
      ),
    );

/** Returns marks by `questionId number`. */
export async function versionsAmong(
  db: Queryable,
  wanted: readonly { readonly questionId: number; readonly number: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      questionId: questionVersions.questionId,
      number: questionVersions.number,
      marks: questionVersions.marks,
    })
    .from(questionVersions)
    .where(inArray(questionVersions.questionId, [...new Set(wanted.map(({ questionId }) => questionId))]));
  return new Map(rows.map(({ questionId, number, marks }) => [`${questionId} ${number}`, marks]));
}

interface Drawable {
  readonly id: number;
  readonly bankId: number;
  readonly type: QuestionType;
  readonly number: number;
  readonly isRetired: boolean;
}

export const drawableOf = (db: Queryable, bankIds: readonly number[]): Promise<Drawable[]> =>
  bankIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: questions.id,
          bankId: questions.bankId,
          type: questions.type,
          number: questions.number,
          isRetired: sql<boolean>`${questions.removedAt} is not null`,
        })
        .from(questions)
        .where(inArray(questions.bankId, [...bankIds]))
        .orderBy(asc(questions.id));

export async function usableBanks(
  db: Queryable,
  isUsable: SQL | undefined,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(and(inArray(questionBanks.id, [...ids]), isNull(questionBanks.removedAt), isUsable));
  return new Set(rows.map(({ id }) => id));
}

export async function findOwnAssessment(
  db: Queryable,
  { schoolId, assessmentId }: { readonly schoolId: number; readonly assessmentId: number },
): Promise<Assessment> {
  return findAssessment(db, assessmentId, eq(assessments.schoolId, schoolId));
}

export async function minutesOf(db: Queryable, assessmentId: number): Promise<number> {
  const [row] = await db
    .select({ minutes: assessments.minutes })
    .from(assessments)
    .where(eq(assessments.id, assessmentId));
  return row?.minutes ?? 0;
}

export async function writeAssessment(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  values: Partial<Omit<typeof assessments.$inferInsert, 'schoolId' | 'id'>>,
): Promise<Assessment | undefined> {
  const [row] = await db
    .update(assessments)
    .set(values)
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id)))
    .returning();
  return row;
}
