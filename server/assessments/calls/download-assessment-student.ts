import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment, writerOf } from '../queries/assessments.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { divisionsOfResults, resultsPage, resultTotals } from '../queries/results.ts';
import { showResult } from '../result.presenter.ts';

/** [CE-02, GR-07] */
export const downloadAssessmentStudent: Handler<'download-assessment-student'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  const now = app.now();
  const page = await resultsPage(db, assessment, wanted, { now, isReached, ...wanted.filters });
  return {
    ...page,
    rows: page.rows.map((row) => showResult(row, assessment.passPercent)),
    assessment_name: assessment.title,
    teacher: await writerOf(db, assessment),
    pass_percent: assessment.passPercent,
    is_own: bit(assessment.authorId === actor.id),
    is_released: bit(assessment.releasedAt !== null),
    totals: await resultTotals(db, assessment, { now, isReached }),
    divisions: await divisionsOfResults(db, assessment, isReached),
  };
};
