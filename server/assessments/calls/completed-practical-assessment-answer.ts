import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { pictureOf } from '../attempt.presenter.ts';
import { toPracticalRow, toScores } from '../practical.presenter.ts';
import { attemptQuestionsWithKeys } from '../queries/attempts.ts';
import { findPractical, nextWaiting, scoresOf } from '../queries/practical.ts';
import { engineOf } from '../queries/programs.ts';
import { isMarkedBy } from '../queries/reach-assessments.ts';

/** [CE-02] */
export const completedPracticalAssessmentAnswer: Handler<'completed-practical-assessment-answer'> = async (
  { attempt_id: attemptId, position },
  { db, actor },
) => {
  const isAllowed = isMarkedBy(db, actor);
  const found = await findPractical(db, { attemptId, position }, isAllowed);
  if (!found) throw notFound();
  const { attempt, assessment, answer, version } = found;
  const scores = await scoresOf(db, { schoolId: attempt.schoolId, attemptId, position });
  const value = answer?.value ?? null;
  const workspaceId = value?.type === 'practical' ? value.workspaceId : 0;
  const engine = await engineOf(db, attempt.schoolId, workspaceId);
  const questions = await attemptQuestionsWithKeys(db, attempt);
  const key = questions.find(({ item }) => item.position === position)?.key;
  return {
    success: 'true',
    data: {
      ...toPracticalRow(found),
      assessment_id: assessment.id,
      assessment_name: assessment.title,
      number: attempt.number,
      attempt_state: attempt.state,
      picture: pictureOf(version),
      model_answer: key?.type === 'practical' ? key.modelAnswer : '',
      answer: value,
      engine,
      feedback: attempt.state === 'sent_back' ? attempt.feedback : (answer?.feedback ?? ''),
      rubric_id: scores[0]?.rubricId ?? (version.rubricId || assessment.rubricId),
      scores: toScores(scores),
      version: answer?.version ?? 0,
      ...(await nextWaiting(db, assessment, { isAllowed, but: { attemptId, position } })),
    },
  };
};
