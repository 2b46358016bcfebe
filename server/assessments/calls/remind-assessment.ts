import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { findAssessment } from '../queries/assessments.ts';
import { isReachedStudent, isReadableAssessment } from '../queries/reach-assessments.ts';
import { dayBegin, idsOf, isToRemindSince } from '../queries/reminders.ts';
import { tellAssessmentChanged, tellReminder } from '../tell.ts';

/** Ours [CE-03] */
export const remindAssessment: Handler<'remind-assessment'> = async (
  { assessment_id, student_ids },
  scene,
) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  // If two people remind at once, the second call sees which students the first one reminded.
  const assessment = await findAssessment(db, assessment_id, isReadableAssessment(actor), 'update');
  if (assessment.state !== 'scheduled') throw scene.refuse('not_scheduled');
  const now = app.now();
  const isTold = isToRemindSince(assessment, {
    now,
    since: dayBegin(now, actor.school.timeZone),
    isReached: isReachedStudent(db, actor, assessment),
    among: student_ids,
  });
  const ids = await idsOf(db, isTold);
  const heardIn = ids.map((id) => channels.person(assessment.schoolId, id));
  const told = ids.length === 0 ? 0 : await tellReminder(scene, assessment, isTold, heardIn);
  // Colleagues who look at the same students see in their lists who was reminded.
  if (told > 0) tellAssessmentChanged(scene, assessment, []);
  const asked = new Set(student_ids).size;
  return { success: 'true', told, skipped: Math.max(0, asked - told) };
};
