import { timesFor } from '#contract/assessments/attempt-times.rules.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { conflict, refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { channels } from '#server/realtime/channels.ts';
import { differentTimes, givenTimes, moveEnds } from '../attempt-ends.ts';
import { findAssessment } from '../queries/assessments.ts';
import { countStudents } from '../queries/audience.ts';
import { differencesOf, saveOverride } from '../queries/differences.ts';
import { keepCodesReady } from '../queries/exam-codes.ts';
import { isReadableAssessment, isTimedBy } from '../queries/reach-assessments.ts';
import { refuseBadWindow, windowTyped } from '../school-clock.ts';
import { tellAssessmentChanged } from '../tell.ts';

/** [CE-01] */
export const individualScheduleAssessment: Handler<'individual-schedule-assessment'> = async (
  input,
  scene,
) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const { student_id: personId } = input;
  // A student who starts meanwhile waits, and begins with the new times.
  const assessment = await findAssessment(db, input.assessment_id, isReadableAssessment(actor), 'update');
  const given = givenTimes(assessment);
  if (assessment.state !== 'scheduled' || given === null) throw scene.refuse('not_scheduled');
  const key = { schoolId: actor.school.id, assessmentId: assessment.id, personId };
  const isReached = isTimedBy(db, actor, assessment);
  if ((await countStudents(db, key.schoolId, [personId], isReached)) === 0)
    throw scene.refuse('unknown_student', { issues: { student_id: 'unknown_student' } });
  const { override, factor } = await differencesOf(db, key);
  refuseStale(scene, override?.version ?? 0, input.version);
  const values = {
    ...windowTyped(scene, input, actor.school.timeZone),
    extraMinutes: input.extra_minutes,
    extraAttempts: input.extra_attempts,
    isExcused: input.is_excused === 1,
    reason: input.reason,
    setBy: actor.id,
    setAt: app.now(),
    version: input.version + 1,
  };
  const times = timesFor(given, differentTimes({ ...key, ...values }), factor);
  refuseBadWindow(
    scene,
    {
      opensAt: new Date(times.opensAt),
      lastStartAt: new Date(values.lastStartAt ?? times.lastStartAt),
      closesAt: new Date(times.closesAt),
    },
    times.minutes,
  );
  const saved = await saveOverride(db, key, values, override && input.version);
  if (!saved) throw conflict();
  await keepCodesReady(db, assessment);
  const [moved] = await moveEnds(db, key, app.now());
  await audit(scene, actor, 'assessment.changed', { of: 'student', id: assessment.id, student: personId });
  tellAssessmentChanged(scene, assessment, [channels.person(key.schoolId, personId)]);
  return { success: 'true', data: { version: saved.version, ends_at: moved?.endsAt.getTime() ?? null } };
};
