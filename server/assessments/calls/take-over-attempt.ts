import type { Handler } from '#server/core/pipeline.ts';
import { conflict } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { showAttempt } from '../attempt.presenter.ts';
import { findOwnAssessment } from '../queries/assessments.ts';
import { lockOwnAttempt } from '../queries/attempts.ts';
import { giveLease } from '../queries/write-attempts.ts';
import { tellOwnWindows } from '../tell.ts';

/** Ours [CE-01] */
export const takeOverAttempt: Handler<'take-over-attempt'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const now = app.now();
  const locked = await lockOwnAttempt(db, actor, input.attempt_id);
  if (locked.state !== 'open' || now >= locked.endsAt) throw scene.refuse('exam_handed_in');
  const { lease, device } = input;
  const attempt = await giveLease(db, locked, { lease, leasedAt: now, device });
  if (!attempt) throw conflict();
  tellOwnWindows(scene, attempt);
  return showAttempt(db, attempt, await findOwnAssessment(db, attempt), { now, lease });
};
