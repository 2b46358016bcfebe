import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { findAssessment } from '../queries/assessments.ts';
import { codeStates } from '../queries/exam-codes.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';

const onePage = { page: 1, size: 1, search: '', sort: [] };

/** [CE-03] */
export const getGenerateStudentOtp: Handler<'get-generate-student-otp'> = async (
  input,
  { app, db, actor },
) => {
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  const { rows } = await codeStates(db, assessment, onePage, {
    now: app.now(),
    isReached,
    only: input.student_id,
  });
  const [data] = rows;
  if (!data) throw notFound();
  return { success: 'true', data };
};
