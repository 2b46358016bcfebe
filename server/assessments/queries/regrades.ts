import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { RegradeWay } from '#contract/assessments/assessments.rules.ts';
import type { QuestionKey } from '#contract/assessments/question.model.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessmentItems } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { regradeMarks, regrades } from '../schema/marking.ts';
import { questionKeys, questions, questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';

export interface Regrade {
  readonly way: RegradeWay;
  readonly keyNumber: number;
  readonly key: QuestionKey;
  readonly explanation: string;
}

export async function regradesOf(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
): Promise<ReadonlyMap<number, Regrade>> {
  const rows = await db
    .selectDistinctOn([regrades.questionId], {
      questionId: regrades.questionId,
      way: regrades.way,
      keyNumber: regrades.keyNumber,
      key: questionKeys.key,
      explanation: questionKeys.explanation,
    })
    .from(regrades)
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionId, regrades.questionId), eq(questionKeys.number, regrades.keyNumber)),
    )
    .where(and(eq(regrades.schoolId, schoolId), eq(regrades.assessmentId, id)))
    .orderBy(regrades.questionId, desc(regrades.id));
  return new Map(rows.map(({ questionId, ...regrade }) => [questionId, regrade]));
}

export async function newestKey(db: Queryable, questionId: number) {
  const [row] = await db
    .select({
      id: questions.id,
      bankId: questions.bankId,
      number: questions.number,
      type: questions.type,
      key: questionKeys.key,
    })
    .from(questions)
    .innerJoin(
      questionKeys,
      and(eq(questionKeys.questionId, questions.id), eq(questionKeys.number, questions.number)),
    )
    .where(eq(questions.id, questionId));
  return row;
}

/** Returns rows by student name. `lock`: no save or hand-in of these attempts until the transaction ends. */
export function questionInAttempts(
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  questionId: number,
  lock: boolean,
) {
  const query = db
    .select({
      attemptId: attempts.id,
      personId: attempts.personId,
      state: attempts.state,
      /** For the whole attempt; null: some answer is not marked yet. */
      total: attempts.marks,
      totalMost: attempts.marksMost,
      student: personName(),
      position: attemptItems.position,
      number: attemptItems.questionNumber,
      marksMost: attemptItems.marksMost,
      /** Marks of the question in the assessment, before any regrade. */
      whole: assessmentItems.marks,
      body: questionVersions.body,
      value: answers.value,
      marks: answers.marks,
      markSource: answers.markSource,
      /** Of the version that the attempt got. */
      key: questionKeys.key,
      hasAnswer: sql<boolean>`${answers.attemptId} is not null`,
    })
    .from(attempts)
    .innerJoin(
      attemptItems,
      and(eq(attemptItems.schoolId, attempts.schoolId), eq(attemptItems.attemptId, attempts.id)),
    )
    .innerJoin(
      assessmentItems,
      and(
        eq(assessmentItems.schoolId, attempts.schoolId),
        eq(assessmentItems.assessmentId, attempts.assessmentId),
        eq(assessmentItems.position, attemptItems.itemPosition),
      ),
    )
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, attemptItems.questionId),
        eq(questionVersions.number, attemptItems.questionNumber),
      ),
    )
    .innerJoin(
      questionKeys,
      and(
        eq(questionKeys.questionId, attemptItems.questionId),
        eq(questionKeys.number, attemptItems.questionNumber),
      ),
    )
    .innerJoin(people, and(eq(people.schoolId, attempts.schoolId), eq(people.id, attempts.personId)))
    .leftJoin(
      answers,
      and(
        eq(answers.schoolId, attemptItems.schoolId),
        eq(answers.attemptId, attemptItems.attemptId),
        eq(answers.position, attemptItems.position),
      ),
    )
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.assessmentId, id),
        eq(attemptItems.questionId, questionId),
      ),
    )
    .orderBy(asc(people.firstName), asc(people.lastName), asc(attempts.id));
  return lock ? query.for('update', { of: attempts }) : query;
}

/** Locks every attempt, always in the same order. */
export const lockAttempts = (db: Queryable, { schoolId, id }: AssessmentKey) =>
  db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.assessmentId, id)))
    .orderBy(asc(attempts.id))
    .for('update');

export interface RegradedItem {
  readonly attemptId: number;
  readonly personId: number;
  readonly position: number;
  readonly marks: number | null;
  readonly most: number;
}

/** Stores a regrade's marks, adding a row if there is no answer. */
export async function writeRegraded(
  db: Queryable,
  schoolId: number,
  items: readonly RegradedItem[],
  { now, by }: { readonly now: Date; readonly by: number | null },
): Promise<void> {
  if (items.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as r("attemptId" int, "personId" int, position int, marks int, most int)`;
  await db.execute(sql`
    update ${attemptItems} set marks_most = r.most from ${rows}
    where attempt_items.school_id = ${schoolId} and attempt_items.attempt_id = r."attemptId"
      and attempt_items.position = r.position and attempt_items.marks_most <> r.most`);
  const at = sql`${now.toISOString()}::timestamptz`;
  const source = sql`case when excluded.marks is null then null else 'regrade' end`;
  await db.execute(sql`
    insert into ${answers} (school_id, attempt_id, position, person_id, seq, saved_at, marks, mark_source, marked_by, marked_at)
    select ${schoolId}, r."attemptId", r.position, r."personId", 0, ${at}, r.marks, 'regrade', ${by}::int, ${at}
    from ${rows}
    on conflict (school_id, attempt_id, position) do update set marks = excluded.marks, mark_source = ${source},
      marked_by = excluded.marked_by, marked_at = excluded.marked_at, version = answers.version + 1`);
}

/** Adds up these attempts again. Released ones stay released. */
export async function sumUp(db: Queryable, schoolId: number, attemptIds: readonly number[], now: Date) {
  await db.execute(sql`
    update ${attempts} set marks = s.marks, marks_most = s.most, version = attempts.version + 1,
      marked_at = case when s.marks is null then null else ${now.toISOString()}::timestamptz end,
      state = case when attempts.state = 'released' then attempts.state
        when s.marks is null then 'handed_in' else 'marked' end
    from (
      select i.attempt_id, sum(i.marks_most)::int as most,
        case when bool_or(a.attempt_id is not null and a.marks is null) then null
          else sum(coalesce(a.marks, 0))::int end as marks
      from ${attemptItems} i
      left join ${answers} a on a.school_id = i.school_id and a.attempt_id = i.attempt_id and a.position = i.position
      where i.school_id = ${schoolId} and i.attempt_id = any(${sql.param([...attemptIds])}::int[])
      group by i.attempt_id) s
    where attempts.school_id = ${schoolId} and attempts.id = s.attempt_id`);
}

/** When a regrade last changed the marks of an attempt; null: none did. */
export async function lastRegradeOf(
  db: Queryable,
  { schoolId, id }: { readonly schoolId: number; readonly id: number },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: regrades.madeAt })
    .from(regradeMarks)
    .innerJoin(
      regrades,
      and(eq(regrades.schoolId, regradeMarks.schoolId), eq(regrades.id, regradeMarks.regradeId)),
    )
    .where(and(eq(regradeMarks.schoolId, schoolId), eq(regradeMarks.attemptId, id)))
    .orderBy(desc(regrades.id))
    .limit(1);
  return row?.at ?? null;
}

interface NewRegrade extends Omit<Regrade, 'key' | 'explanation'> {
  readonly questionId: number;
  readonly reason: string;
  readonly madeBy: number;
  readonly madeAt: Date;
}

export async function addRegrade(db: Queryable, { schoolId, id }: AssessmentKey, made: NewRegrade) {
  const [row] = await db
    .insert(regrades)
    .values({ schoolId, assessmentId: id, ...made })
    .returning({ id: regrades.id });
  return row?.id ?? 0;
}

export const addRegradeMarks = (db: Queryable, rows: (typeof regradeMarks.$inferInsert)[]) =>
  rows.length === 0 ? undefined : db.insert(regradeMarks).values(rows);
