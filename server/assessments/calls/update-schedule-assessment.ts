import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import {
  type Assessment,
  findAssessment,
  namedStudents,
  targetsOf,
  writeAssessment,
} from '../queries/assessments.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import { saveSchedule } from '../save-schedule.ts';
import type { ScheduleScene } from '../schedule-items.ts';
import { studentChannels, tellAssessmentChanged, tellWithdrawn } from '../tell.ts';

/** [CE-01] */
export const updateScheduleAssessment: Handler<'update-schedule-assessment'> = (input, scene) => {
  refuseDemo(scene);
  return withIdempotencyKey(scene, input.formSession, async () => {
    const stored = await findAssessment(
      scene.db,
      input.assessment_id,
      isOwnAssessment(scene.actor),
      'update',
    );
    refuseStale(scene, stored.version, input.version);
    if (input.is_removed === 1) await withdraw(scene, stored);
    const version =
      input.is_removed === 1 ? stored.version + 1 : (await saveSchedule(scene, input, stored)).version;
    return { success: 'true' as const, data: { assessment_id: stored.id, version } };
  });
};

async function withdraw(scene: ScheduleScene, stored: Assessment): Promise<void> {
  const { app, db } = scene;
  if (stored.firstStartAt) throw scene.refuse('exam_started');
  await writeAssessment(db, stored, {
    removedAt: app.now(),
    updatedAt: app.now(),
    version: stored.version + 1,
  });
  const groups = await targetsOf(db, stored);
  const heardIn = studentChannels(stored.schoolId, { groups, students: await namedStudents(db, stored) });
  tellAssessmentChanged(scene, stored, heardIn);
  await tellWithdrawn(scene, stored, heardIn);
}
