import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { AssessmentState } from '#contract/assessments/assessments.rules.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder, statementOf } from '#server/db/prepared.ts';
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
 * The row that `isAllowed` lets the caller see; any other answers 404. `lock`: until the transaction ends. Who then locks
 * attempts takes 'no key update': a save that writes its attempt twice checks its assessment the second time, and waits
 * for 'update' with the attempt in hand.
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

/** Of a row that the caller was let see; null: there is none. */
export async function assessmentState(db: Queryable, id: number): Promise<AssessmentState | null> {
  const [row] = await db.select({ state: assessments.state }).from(assessments).where(eq(assessments.id, id));
  return row?.state ?? null;
}

/** The name of who wrote it. */
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
      and(
        eq(assessmentItems.schoolId, sql.placeholder('schoolId')),
        eq(assessmentItems.assessmentId, sql.placeholder('id')),
      ),
    )
    .orderBy(asc(assessmentItems.position)),
);

export const itemsOf = (db: Queryable, { schoolId, id }: AssessmentKey): Promise<AssessmentItem[]> =>
  selectItems(db, { schoolId, id });

/** What the items are called: texts of the fixed questions, names of the topics. */
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

/** Students who are written down one by one. */
export async function namedStudents(db: Queryable, { schoolId, id }: AssessmentKey): Promise<number[]> {
  const rows = await db
    .select({ id: assessmentStudents.personId })
    .from(assessmentStudents)
    .where(and(eq(assessmentStudents.schoolId, schoolId), eq(assessmentStudents.assessmentId, id)))
    .orderBy(asc(assessmentStudents.personId));
  return rows.map((row) => row.id);
}

/** Of these questions those of banks that `isUsable` allows, as they are now; others and retired ones only where `kept` names them. */
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

/** Marks of these versions, by the question. */
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

/** Questions of these banks that can be drawn, in an order that is always the same. */
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

/** Of these banks those that `isUsable` allows. */
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

/** The assessment of an attempt that the caller may see. */
export async function findOwnAssessment(
  db: Queryable,
  { schoolId, assessmentId }: { readonly schoolId: number; readonly assessmentId: number },
): Promise<Assessment> {
  return findAssessment(db, assessmentId, eq(assessments.schoolId, schoolId));
}

/** How long an attempt usually lasts. */
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
