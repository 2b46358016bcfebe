import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { saveSchedule } from '../save-schedule.ts';

/** [CE-01] */
export const createScheduleAssessment: Handler<'create-schedule-assessment'> = (input, scene) => {
  refuseDemo(scene);
  return withIdempotencyKey(scene, input.formSession, async () => {
    const { id, version } = await saveSchedule(scene, input, null);
    return { success: 'true' as const, data: { assessment_id: id, version } };
  });
};
