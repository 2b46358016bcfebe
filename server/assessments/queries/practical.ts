import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PracticalState } from '#contract/assessments/practical.rules.ts';
import type { PageRequest } from '#contract/core/page.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessments } from '../schema/assessments.ts';
import { answers, attemptItems, attempts } from '../schema/attempts.ts';
import { answerRubricScores } from '../schema/marking.ts';
import { questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';
import { isAnswer, isOfAssessment, isOfAttempt, isStudent, isVersion } from './item-joins.ts';
import { groupNameOf } from './scheduled-students.ts';

/** Practical answers in attempts that were handed in: a row for each question of each attempt. */

/** An unanswered question does not wait: it has 0 marks. */
const stateOf = sql<PracticalState>`case when ${attempts.state} = 'sent_back' then 'sent_back'
  when ${answers.attemptId} is not null and ${answers.marks} is null then 'waiting' else 'marked' end`;

const isPractical = and(isVersion, eq(questionVersions.type, 'practical'));

const select = (db: Queryable) =>
  db
    .select({
      item: attemptItems,
      attempt: attempts,
      version: questionVersions,
      answer: answers,
      assessment: assessments,
      state: stateOf,
      student: personName(),
      grade: groupNameOf('g'),
      division: groupNameOf('d'),
    })
    .from(attemptItems)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(assessments, isOfAssessment)
    .innerJoin(questionVersions, isPractical)
    .innerJoin(people, isStudent)
    .leftJoin(answers, isAnswer);
export type Practical = Awaited<ReturnType<typeof select>>[number];

async function countOf(db: Queryable, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(attemptItems)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(assessments, isOfAssessment)
    .innerJoin(questionVersions, isPractical)
    .innerJoin(people, isStudent)
    .leftJoin(answers, isAnswer)
    .where(where);
  return row?.all ?? 0;
}

const isHandedInOf = ({ schoolId, id }: AssessmentKey) =>
  and(eq(attempts.schoolId, schoolId), eq(attempts.assessmentId, id), ne(attempts.state, 'open'));

/** `isAllowed`: a condition on `assessments` and `people` for the answers that the caller marks. */
interface Reached {
  readonly isAllowed: SQL | undefined;
  readonly state?: PracticalState | undefined;
}

const isReached = (key: AssessmentKey, { isAllowed, state }: Reached) =>
  and(isHandedInOf(key), isAllowed, state && sql`${stateOf} = ${state}`);

export const practicalPage = (
  db: Queryable,
  key: AssessmentKey,
  wanted: PageRequest<'handed_in' | 'name'>,
  reached: Reached,
) =>
  pageOf(db, wanted, {
    of: attemptItems,
    where: isReached(key, reached),
    search: people.searchText,
    sorts: {
      handed_in: [attempts.handedInAt, attempts.id],
      name: [people.firstName, people.lastName, attempts.id],
    },
    order: { by: 'handed_in' },
    key: attemptItems.position,
    count: (where) => countOf(db, where),
    rows: (bound) => bound(select(db)),
  });

/** undefined: the caller may not mark it, or it is not handed in. */
export async function findPractical(
  db: Queryable,
  { attemptId, position }: { readonly attemptId: number; readonly position: number },
  isAllowed: SQL | undefined,
): Promise<Practical | undefined> {
  const [row] = await select(db).where(
    and(
      eq(attempts.id, attemptId),
      eq(attemptItems.position, position),
      ne(attempts.state, 'open'),
      isAllowed,
    ),
  );
  return row;
}

/** Returns the answer, other than `but`, that waits longest, and how many wait. */
export async function nextWaiting(
  db: Queryable,
  key: AssessmentKey,
  {
    isAllowed,
    but,
  }: { readonly isAllowed: SQL | undefined; readonly but: { attemptId: number; position: number } },
) {
  const isWaiting = isReached(key, { isAllowed, state: 'waiting' });
  const isOther = sql`(${attemptItems.attemptId}, ${attemptItems.position}) <> (${but.attemptId}, ${but.position})`;
  const [row] = await select(db)
    .where(and(isWaiting, isOther))
    .orderBy(asc(attempts.handedInAt), asc(attempts.id), asc(attemptItems.position))
    .limit(1);
  return {
    next: row ? { attempt_id: row.attempt.id, position: row.item.position } : null,
    waiting: await countOf(db, isWaiting),
  };
}

export const scoresOfAttempts = (db: Queryable, schoolId: number, attemptIds: readonly number[]) =>
  db
    .select()
    .from(answerRubricScores)
    .where(
      and(eq(answerRubricScores.schoolId, schoolId), inArray(answerRubricScores.attemptId, [...attemptIds])),
    )
    .orderBy(asc(answerRubricScores.position));

export const scoresOf = (
  db: Queryable,
  {
    schoolId,
    attemptId,
    position,
  }: { readonly schoolId: number; readonly attemptId: number; readonly position: number },
) =>
  db
    .select()
    .from(answerRubricScores)
    .where(
      and(
        eq(answerRubricScores.schoolId, schoolId),
        eq(answerRubricScores.attemptId, attemptId),
        eq(answerRubricScores.answerPosition, position),
      ),
    )
    .orderBy(asc(answerRubricScores.position));

type Score = typeof answerRubricScores.$inferInsert;

export async function replaceScores(
  db: Queryable,
  of: Pick<Score, 'schoolId' | 'attemptId' | 'answerPosition'>,
  scores: Score[],
): Promise<void> {
  await db
    .delete(answerRubricScores)
    .where(
      and(
        eq(answerRubricScores.schoolId, of.schoolId),
        eq(answerRubricScores.attemptId, of.attemptId),
        eq(answerRubricScores.answerPosition, of.answerPosition),
      ),
    );
  await db.insert(answerRubricScores).values(scores);
}
