import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { endIfOver } from '../end-attempts.ts';
import { keysAsMarked } from '../keys-as-marked.ts';
import { marksOrNull, showMarkable } from '../marks.presenter.ts';
import { attemptQuestionsWithKeys } from '../queries/attempts.ts';
import { keptSaves, lockMarked } from '../queries/marks.ts';
import { isMarkedBy } from '../queries/reach-assessments.ts';

/** [CE-02] */
export const completedAssessmentAnswer: Handler<'completed-assessment-answer'> = async (
  { attempt_id },
  { app, db, actor },
) => {
  const found = await lockMarked(db, attempt_id, isMarkedBy(db, actor));
  const { assessment, student } = found;
  const attempt = await endIfOver(db, found.attempt, app.now());
  const questions = await keysAsMarked(db, assessment, await attemptQuestionsWithKeys(db, attempt));
  const kept = await keptSaves(db, attempt);
  return {
    success: 'true',
    data: {
      attempt_id: attempt.id,
      assessment_id: assessment.id,
      assessment_name: assessment.title,
      student_id: attempt.personId,
      student_name: student,
      number: attempt.number,
      state: attempt.state,
      started_at: attempt.startedAt.getTime(),
      ends_at: attempt.endsAt.getTime(),
      handed_in_at: attempt.handedInAt?.getTime() ?? null,
      reason: attempt.handInReason,
      late_saves: attempt.lateSaves,
      marks: marksOrNull(attempt.marks),
      marks_most: toMarks(attempt.marksMost),
      pass_percent: assessment.passPercent,
      answers: questions.map((question) => showMarkable(question, attempt)),
      kept: kept.map(({ position, seq, receivedAt, value }) => ({
        position,
        seq,
        received_at: receivedAt.getTime(),
        answer: value,
      })),
    },
  };
};
