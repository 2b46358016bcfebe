import type { Handler } from '#server/core/pipeline.ts';
import { toPracticalRow } from '../practical.presenter.ts';
import { findAssessment } from '../queries/assessments.ts';
import { practicalPage } from '../queries/practical.ts';
import { isMarkedBy, isReadableAssessment } from '../queries/reach-assessments.ts';

/** [CE-02] */
export const completedPracticalAssessmentList: Handler<'completed-practical-assessment-list'> = async (
  input,
  { db, actor },
) => {
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor));
  const reached = { isAllowed: isMarkedBy(db, actor), state: input.filters?.state };
  const page = await practicalPage(db, assessment, input, reached);
  return { ...page, rows: page.rows.map(toPracticalRow) };
};
