import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { findAssessment } from '../queries/assessments.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import { applyRegrade as apply } from '../regrade.ts';

/** Ours [CE-03] */
export const applyRegrade: Handler<'apply-regrade'> = (input, scene) => {
  refuseDemo(scene);
  return withIdempotencyKey(scene, input.formSession, async () => {
    const { db, actor } = scene;
    const assessment = await findAssessment(db, input.assessment_id, isOwnAssessment(actor), 'no key update');
    return { success: 'true' as const, data: await apply(scene, assessment, input) };
  });
};
