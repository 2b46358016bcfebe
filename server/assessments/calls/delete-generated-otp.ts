import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { findAssessment } from '../queries/assessments.ts';
import { deleteCodes } from '../queries/exam-codes.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';

/** [CE-03] */
export const deleteGeneratedOtp: Handler<'delete-generated-otp'> = async (input, scene) => {
  refuseDemo(scene);
  const { db, actor } = scene;
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor));
  const isReached = isReachedStudent(db, actor, assessment);
  const deleted = await deleteCodes(db, assessment, input.student_ids, isReached);
  await audit(scene, actor, 'exam-codes.deleted', { id: assessment.id, codes: deleted });
  return { success: 'true', deleted };
};
