import { bit } from '#contract/core/bit.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseStale } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { findAssessment, namedStudents, targetsOf } from '../queries/assessments.ts';
import { isOwnAssessment } from '../queries/reach-assessments.ts';
import {
  studentChannels,
  tellAssessmentChanged,
  tellAttemptMoved,
  tellClosed,
  tellWithdrawn,
} from '../tell.ts';
import { backToDraft, closeNow } from '../withdraw.ts';

/** Ours [CE-01] Students who have the assessment open hear of it there. */
export const withdrawAssessment: Handler<'withdraw-assessment'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  // The lock makes a start at this moment come either before or after.
  const stored = await findAssessment(db, input.assessment_id, isOwnAssessment(actor), 'update');
  refuseStale(scene, stored.version, input.version);
  const now = app.now();
  if (stored.state !== 'scheduled' || stored.closesAt === null) throw refuse('not_scheduled');
  if (stored.closesAt <= now) throw refuse('closed_already');
  const isDraft = stored.firstStartAt === null;
  if (!isDraft && input.reason === '') throw refuse('needs_reason', { issues: { reason: 'needs_reason' } });
  const audience = { groups: await targetsOf(db, stored), students: await namedStudents(db, stored) };
  const version = isDraft ? await backToDraft(db, stored, now) : await closeNow(db, stored, now);
  const heardIn = studentChannels(stored.schoolId, audience);
  const what = isDraft ? 'taken back' : 'closed';
  await audit(scene, actor, 'assessment.changed', { of: what, id: stored.id, reason: input.reason });
  tellAssessmentChanged(scene, stored, heardIn);
  if (isDraft) await tellWithdrawn(scene, stored, heardIn);
  else {
    // Colleagues' live boards must hear too, because nobody works any more.
    tellAttemptMoved(scene, { schoolId: stored.schoolId, assessmentId: stored.id });
    await tellClosed(scene, stored, input.reason, heardIn);
  }
  return { success: 'true', data: { is_draft: bit(isDraft), version } };
};
