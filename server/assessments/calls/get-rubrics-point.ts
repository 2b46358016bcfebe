import { toMarks } from '#contract/assessments/question-types.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { marksOrNull } from '../marks.presenter.ts';
import { toScores } from '../practical.presenter.ts';
import { findPractical, scoresOf } from '../queries/practical.ts';
import { isMarkedBy } from '../queries/reach-assessments.ts';

/** [CE-02] */
export const getRubricsPoint: Handler<'get-rubrics-point'> = async (
  { attempt_id: attemptId, position },
  { db, actor },
) => {
  const found = await findPractical(db, { attemptId, position }, isMarkedBy(db, actor));
  if (!found) throw notFound();
  const scores = await scoresOf(db, { schoolId: found.attempt.schoolId, attemptId, position });
  const sum = (field: 'points' | 'most') => scores.reduce((all, score) => all + score[field], 0);
  return {
    success: 'true',
    data: {
      rubric_id: scores[0]?.rubricId ?? (found.version.rubricId || found.assessment.rubricId),
      scores: toScores(scores),
      points: sum('points'),
      points_most: sum('most'),
      marks: marksOrNull(found.answer?.marks ?? null),
      marks_most: toMarks(found.item.marksMost),
    },
  };
};
