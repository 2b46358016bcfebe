import type { Handler } from '#server/core/pipeline.ts';
import { findAssessment } from '../queries/assessments.ts';
import { codeStates } from '../queries/exam-codes.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';

/** [CE-03] */
export const getGenerateAllOtp: Handler<'get-generate-all-otp'> = async (
  { assessment_id, ...wanted },
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  return codeStates(db, assessment, wanted, { now: app.now(), isReached });
};
