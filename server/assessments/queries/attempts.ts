import { and, asc, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import { notFound } from '#server/core/refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import { builder, given, statement, statementOf } from '#server/db/prepared.ts';
import { grades, memberships } from '#server/directory/schema.ts';
import { assessmentOverrides, assessments, assessmentTargets } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionKeys, questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';
import { isVersion } from './item-joins.ts';

export type Attempt = typeof attempts.$inferSelect;
export type AttemptKey = Pick<Attempt, 'schoolId' | 'id'>;

export const isAttempt = ({ schoolId, id }: AttemptKey) =>
  and(eq(attempts.schoolId, schoolId), eq(attempts.id, id));

type Student = Pick<Actor, 'id' | 'school'>;

const isOwn = ({ id, school }: Student) => and(eq(attempts.schoolId, school.id), eq(attempts.personId, id));

const isOfStudent = and(eq(attempts.schoolId, given('schoolId')), eq(attempts.personId, given('personId')));

const selectOwnToChange = statementOf(
  'exam-own-attempt',
  builder
    .select()
    .from(attempts)
    .where(and(isOfStudent, eq(attempts.id, given('id'))))
    .for('update'),
);

/** Holds the assessment of an attempt as it is until the transaction ends. */
export const lockAssessmentOf = statement(
  'exam-lock-assessment',
  sql`select 1 from ${assessments} where school_id = ${given('schoolId')}
    and id = (select assessment_id from ${attempts} where school_id = ${given('schoolId')} and id = ${given('id')})
    for key share`,
);

/**
 * Returns the student's own attempt, locked; throws 404 otherwise. Locks the assessment first, as edits do: a second
 * write of an attempt checks its assessment, so the other order deadlocks.
 */
export async function lockOwnAttempt(db: Queryable, { id: personId, school }: Student, id: number) {
  await lockAssessmentOf(db, { schoolId: school.id, id });
  const [row] = await selectOwnToChange(db, { schoolId: school.id, personId, id });
  if (!row) throw notFound();
  return row;
}

const selectOwn = statementOf(
  'exam-own-attempts',
  builder
    .select()
    .from(attempts)
    .where(and(isOfStudent, eq(attempts.assessmentId, given('assessmentId'))))
    .orderBy(asc(attempts.number)),
);

export const ownAttempts = (db: Queryable, { id, school }: Student, assessmentId: number) =>
  selectOwn(db, { schoolId: school.id, personId: id, assessmentId });

/** Returns and locks the student's open attempts whose time is up. */
export const overdueOf = (db: Queryable, student: Student, now: Date): Promise<Attempt[]> =>
  db
    .select()
    .from(attempts)
    .where(and(isOwn(student), eq(attempts.state, 'open'), lte(attempts.endsAt, now)))
    .orderBy(asc(attempts.id))
    .for('update');

/** Returns open attempts of all schools that ended before this time, first end first. */
export const endedBefore = (
  db: Queryable,
  before: Date,
  { most, but }: { readonly most: number; readonly but: readonly number[] },
): Promise<AttemptKey[]> =>
  db
    .select({ schoolId: attempts.schoolId, id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.state, 'open'), lte(attempts.endsAt, before), notInArray(attempts.id, [...but])))
    .orderBy(asc(attempts.endsAt))
    .limit(most);

/** No assessment has the id 0. */
const minutesLock = 0;

const waitForStarts = statement(
  'exam-start-lock',
  sql`select pg_advisory_xact_lock(${given('assessmentId')}::int, ${given('personId')}::int),
    pg_advisory_xact_lock_shared(${sql.raw(String(minutesLock))}, ${given('personId')}::int)`,
);

/** Starts of one student run one by one, and none while their minutes change: neither would see the other. */
export async function waitForOtherStarts(
  db: Queryable,
  assessmentId: number,
  personId: number,
): Promise<void> {
  await waitForStarts(db, { assessmentId, personId });
}

/** Blocks starts of this student until the transaction ends. */
export async function waitForStartsOf(db: Queryable, personId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${minutesLock}, ${personId}::int)`);
}

const isTarget = sql`exists (select 1 from ${assessmentTargets} t where t.school_id = ${memberships.schoolId}
  and t.assessment_id = ${given('assessmentId')}
  and (t.grade_id = 0 or (t.grade_id = ${memberships.gradeId} and t.division_id in (0, ${memberships.divisionId}))))`;

const selectMembership = statementOf(
  'exam-start-membership',
  builder
    .select({ gradeId: memberships.gradeId, divisionId: memberships.divisionId })
    .from(memberships)
    .innerJoin(grades, and(eq(grades.schoolId, memberships.schoolId), eq(grades.id, memberships.gradeId)))
    .where(and(eq(memberships.schoolId, given('schoolId')), eq(memberships.personId, given('personId'))))
    .orderBy(desc(isTarget), desc(grades.kind), asc(memberships.divisionId))
    .limit(1),
);

/** Returns the student's group that the assessment is given to, else their division; zeros: neither. */
export async function membershipOf(db: Queryable, { id, school }: Student, assessmentId: number) {
  const [place] = await selectMembership(db, { schoolId: school.id, personId: id, assessmentId });
  return place ?? { gradeId: 0, divisionId: 0 };
}

const selectVersions = statementOf(
  'exam-versions',
  builder
    .select()
    .from(questionVersions)
    .where(sql`${questionVersions.questionId} = any(${given('questionIds')}::int[])`),
);

/** Returns versions by `questionId number`, without right answers. */
export async function versionsOf(db: Queryable, wanted: readonly { questionId: number; number: number }[]) {
  if (wanted.length === 0) return new Map<string, typeof questionVersions.$inferSelect>();
  const questionIds = [...new Set(wanted.map(({ questionId }) => questionId))];
  const rows = await selectVersions(db, { questionIds });
  return new Map(rows.map((row) => [`${row.questionId} ${row.number}`, row] as const));
}

const answerOfItem = and(
  eq(answers.schoolId, attemptItems.schoolId),
  eq(answers.attemptId, attemptItems.attemptId),
  eq(answers.position, attemptItems.position),
);
const selectQuestions = statementOf(
  'exam-questions',
  builder
    .select({ item: attemptItems, version: questionVersions, answer: answers })
    .from(attemptItems)
    .innerJoin(questionVersions, isVersion)
    .leftJoin(answers, answerOfItem)
    .where(and(eq(attemptItems.schoolId, given('schoolId')), eq(attemptItems.attemptId, given('id'))))
    .orderBy(asc(attemptItems.position)),
);

export const drawnBefore = (
  db: Queryable,
  { schoolId, id }: AssessmentKey,
  itemPosition: number,
): Promise<{ id: number; number: number }[]> =>
  db
    .selectDistinctOn([attemptItems.questionId], {
      id: attemptItems.questionId,
      number: attemptItems.questionNumber,
    })
    .from(attemptItems)
    .innerJoin(
      attempts,
      and(eq(attempts.schoolId, attemptItems.schoolId), eq(attempts.id, attemptItems.attemptId)),
    )
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.assessmentId, id),
        eq(attemptItems.itemPosition, itemPosition),
      ),
    )
    .orderBy(asc(attemptItems.questionId), desc(attemptItems.questionNumber));

/** Returns the questions of an attempt with the student's answers, without the right ones. */
export const attemptQuestions = (db: Queryable, { schoolId, id }: AttemptKey) =>
  selectQuestions(db, { schoolId, id });

const selectWithKeys = statementOf(
  'exam-questions-with-keys',
  builder
    .select({
      item: attemptItems,
      version: questionVersions,
      answer: answers,
      key: questionKeys.key,
      explanation: questionKeys.explanation,
    })
    .from(attemptItems)
    .innerJoin(questionVersions, isVersion)
    .innerJoin(
      questionKeys,
      and(
        eq(questionKeys.questionId, attemptItems.questionId),
        eq(questionKeys.number, attemptItems.questionNumber),
      ),
    )
    .leftJoin(answers, answerOfItem)
    .where(
      and(
        eq(attemptItems.schoolId, given('schoolId')),
        sql`${attemptItems.attemptId} = any(${given('attemptIds')}::int[])`,
      ),
    )
    .orderBy(asc(attemptItems.attemptId), asc(attemptItems.position)),
);

/** Returns questions with the right answers: only for marking, and for results that are open. */
export const questionsWithKeys = async (db: Queryable, schoolId: number, attemptIds: readonly number[]) =>
  attemptIds.length === 0 ? [] : selectWithKeys(db, { schoolId, attemptIds });

export const attemptQuestionsWithKeys = (db: Queryable, { schoolId, id }: AttemptKey) =>
  questionsWithKeys(db, schoolId, [id]);

/** Milliseconds when an assessment is over for everybody, with late starts and exceptions; null: not scheduled. */
export async function overForAllAt(db: Queryable, { schoolId, id }: AssessmentKey): Promise<number | null> {
  const [row] = await db
    .select({
      at: sql<number | null>`(extract(epoch from greatest(${assessments.closesAt},
        (select max(greatest(o.last_start_at, o.closes_at)) from ${assessmentOverrides} o
          where o.school_id = ${schoolId} and o.assessment_id = ${id}),
        (select max(a.ends_at) from ${attempts} a where a.school_id = ${schoolId} and a.assessment_id = ${id}))) * 1000)::float8`,
    })
    .from(assessments)
    .where(and(eq(assessments.schoolId, schoolId), eq(assessments.id, id)));
  return row?.at ?? null;
}

export async function findAttempt(db: Queryable, key: AttemptKey): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(attempts).where(isAttempt(key));
  return attempt;
}

export async function lockAttempt(db: Queryable, key: AttemptKey): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(attempts).where(isAttempt(key)).for('update');
  return attempt;
}
