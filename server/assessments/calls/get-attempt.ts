import type { Handler } from '#server/core/pipeline.ts';
import { showAttempt } from '../attempt.presenter.ts';
import { endIfOver } from '../end-attempts.ts';
import { findOwnAssessment } from '../queries/assessments.ts';
import { lockOwnAttempt } from '../queries/attempts.ts';

/** Ours [CE-01] */
export const getAttempt: Handler<'get-attempt'> = async ({ attempt_id, lease }, { app, db, actor }) => {
  const now = app.now();
  const attempt = await endIfOver(db, await lockOwnAttempt(db, actor, attempt_id), now);
  return showAttempt(db, attempt, await findOwnAssessment(db, attempt), { now, lease });
};
