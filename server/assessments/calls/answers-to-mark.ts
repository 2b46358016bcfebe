import { answersAtDesk, type DeskAnswer } from '#contract/assessments/marking-desk.wire.ts';
import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { keysAsMarked } from '../keys-as-marked.ts';
import { showMarkable } from '../marks.presenter.ts';
import { findAssessment } from '../queries/assessments.ts';
import { type AnswerAtDesk, answersAfter, keptOf, questionsToMark } from '../queries/desk.ts';
import { isMarkedBy, isReadableAssessment } from '../queries/reach-assessments.ts';

/** Ours [CE-02] */
export const answersToMark: Handler<'answers-to-mark'> = async (
  { assessment_id, order, attempt_id: attemptId, state, ...asked },
  { db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const isAllowed = isMarkedBy(db, actor);
  // Ordered by question, an attempt is only read again, and the other attempts still count.
  const ofAttempt = order === 'student' ? attemptId : 0;
  const questions = await questionsToMark(db, assessment, isAllowed, ofAttempt);
  const questionId = asked.question_id || (order === 'student' ? 0 : firstOf(questions));
  const after = { attemptId: asked.after_attempt, position: asked.after_position };
  const found = await answersAfter(db, assessment, isAllowed, { questionId, attemptId, state, after });
  const rows = await keysAsMarked(db, assessment, found.slice(0, answersAtDesk));
  const kept = await keptOf(db, assessment.schoolId, [...new Set(rows.map(({ attempt }) => attempt.id))]);
  return {
    success: 'true',
    data: {
      assessment_name: assessment.title,
      questions,
      question_id: questionId,
      rows: rows.map((row) => ({
        ...toDeskAnswer(row),
        ...(asked.hides_names === 1 && { student_id: 0, student_name: '' }),
        kept: kept
          .filter((late) => late.attemptId === row.attempt.id && late.position === row.item.position)
          .map(({ seq, value }) => ({ seq, answer: value })),
      })),
      has_more: found.length > rows.length,
    },
  };
};

const firstOf = (questions: Awaited<ReturnType<typeof questionsToMark>>): number =>
  (questions.find(({ waiting }) => waiting > 0) ?? questions[0])?.question_id ?? 0;

const toDeskAnswer = (row: AnswerAtDesk & { readonly isCorrected: boolean }): Omit<DeskAnswer, 'kept'> => ({
  ...showMarkable(row, row.attempt),
  attempt_id: row.attempt.id,
  question_id: row.item.questionId,
  student_id: row.attempt.personId,
  student_name: row.student,
  number: row.attempt.number,
  state: row.attempt.state,
  so_far: toMarks(row.soFar),
  attempt_most: toMarks(row.attempt.marksMost),
  marked_by: row.markedBy,
});
