import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { answersAtDesk, type DeskState, questionsAtDesk } from '#contract/assessments/marking-desk.wire.ts';
import type { QuestionType } from '#contract/assessments/question-types.rules.ts';
import type { Queryable } from '#server/db/database.ts';
import { people } from '#server/directory/schema.ts';
import { personName } from '#server/schools/index.ts';
import { assessments } from '../schema/assessments.ts';
import { answerLog, answers, attemptItems, attempts } from '../schema/attempts.ts';
import { questionKeys, questionVersions } from '../schema/questions.ts';
import type { AssessmentKey } from './assessments.ts';
import { isAnswer, isOfAssessment, isOfAttempt, isStudent, isVersion } from './item-joins.ts';

/** Answers to mark: a row for each question of each attempt that was handed in and not sent back. */

/** An unanswered question does not wait: it has 0 marks. */
const isWaiting = sql`(${answers.attemptId} is not null and ${answers.marks} is null)`;

const isKey = and(
  eq(questionKeys.questionId, attemptItems.questionId),
  eq(questionKeys.number, attemptItems.questionNumber),
);

/** `isAllowed`: a condition on `assessments` and `people` for the answers that the caller marks. */
const isAtDesk = ({ schoolId, id }: AssessmentKey, isAllowed: SQL | undefined) =>
  and(
    eq(attempts.schoolId, schoolId),
    eq(attempts.assessmentId, id),
    notInArray(attempts.state, ['open', 'sent_back']),
    isAllowed,
  );

const promptShown = 120;

/** Returns each question with its count of waiting answers, in assessment order. `attemptId` 0: of all students. */
export const questionsToMark = (
  db: Queryable,
  key: AssessmentKey,
  isAllowed: SQL | undefined,
  attemptId: number,
) =>
  db
    .select({
      question_id: attemptItems.questionId,
      type: sql<QuestionType>`min(${questionVersions.type})`,
      prompt: sql<string>`left((array_agg(${questionVersions.prompt} order by ${questionVersions.number} desc))[1], ${promptShown})`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      answers: sql<number>`count(*)::int`,
    })
    .from(attemptItems)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(assessments, isOfAssessment)
    .innerJoin(questionVersions, isVersion)
    .innerJoin(people, isStudent)
    .leftJoin(answers, isAnswer)
    .where(and(isAtDesk(key, isAllowed), attemptId === 0 ? undefined : eq(attempts.id, attemptId)))
    .groupBy(attemptItems.questionId)
    .orderBy(asc(sql`min(${attemptItems.itemPosition})`), asc(attemptItems.questionId))
    .limit(questionsAtDesk);

interface Wanted {
  /** 0: every question. */
  readonly questionId: number;
  readonly attemptId: number;
  readonly state: DeskState;
  readonly after: { readonly attemptId: number; readonly position: number };
}

/** Returns one row more than a page if there are more. */
export const answersAfter = (
  db: Queryable,
  key: AssessmentKey,
  isAllowed: SQL | undefined,
  { questionId, attemptId, state, after }: Wanted,
) =>
  db
    .select({
      item: attemptItems,
      attempt: attempts,
      version: questionVersions,
      key: questionKeys.key,
      explanation: questionKeys.explanation,
      answer: answers,
      student: personName(),
      soFar: sql<number>`(select coalesce(sum(a.marks), 0)::int from ${answers} a
        where a.school_id = "attempts"."school_id" and a.attempt_id = "attempts"."id")`,
      markedBy: sql<string>`coalesce((select trim(p.first_name || ' ' || p.last_name) from ${people} p
        where p.school_id = "answers"."school_id" and p.id = "answers"."marked_by"), '')`,
    })
    .from(attemptItems)
    .innerJoin(attempts, isOfAttempt)
    .innerJoin(assessments, isOfAssessment)
    .innerJoin(questionVersions, isVersion)
    .innerJoin(questionKeys, isKey)
    .innerJoin(people, isStudent)
    .leftJoin(answers, isAnswer)
    .where(
      and(
        isAtDesk(key, isAllowed),
        questionId === 0 ? undefined : eq(attemptItems.questionId, questionId),
        attemptId === 0 ? undefined : eq(attempts.id, attemptId),
        state === 'waiting' ? isWaiting : undefined,
        sql`(${attemptItems.attemptId}, ${attemptItems.position}) > (${after.attemptId}::int, ${after.position}::int)`,
      ),
    )
    .orderBy(asc(attemptItems.attemptId), asc(attemptItems.position))
    .limit(answersAtDesk + 1);
export type AnswerAtDesk = Awaited<ReturnType<typeof answersAfter>>[number];

export const keptOf = (db: Queryable, schoolId: number, attemptIds: readonly number[]) =>
  db
    .select({
      attemptId: answerLog.attemptId,
      position: answerLog.position,
      seq: answerLog.seq,
      value: answerLog.value,
    })
    .from(answerLog)
    .where(
      and(
        eq(answerLog.schoolId, schoolId),
        inArray(answerLog.attemptId, [...attemptIds]),
        eq(answerLog.counts, false),
      ),
    )
    .orderBy(desc(answerLog.id))
    .limit(200);
