import { sql } from 'drizzle-orm';
import type { Handler } from '#server/core/pipeline.ts';
import { conflict } from '#server/core/refusal.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { showAttempt } from '../attempt.presenter.ts';
import { findOwnAssessment } from '../queries/assessments.ts';
import { isAttempt, lockOwnAttempt } from '../queries/attempts.ts';
import { attempts } from '../schema/attempts.ts';
import { tellOwnWindows } from '../tell.ts';

/** More changes than a window makes that reaches no server. */
const leap = 100_000;
/** A client may have sent any number: the column holds no more than 2^31. */
const highest = 2_000_000_000;

/** Ours [CE-01] */
export const takeOverAttempt: Handler<'take-over-attempt'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor } = scene;
  const now = app.now();
  const locked = await lockOwnAttempt(db, actor, input.attempt_id);
  if (locked.state !== 'open' || now >= locked.endsAt) throw scene.refuse('exam_handed_in');
  const [attempt] = await db
    .update(attempts)
    .set({
      lease: input.lease,
      leasedAt: now,
      device: input.device,
      version: sql`${attempts.version} + 1`,
      // What the other window never sent has a lower number than whatever is written here: it is known by that.
      seq: sql`least(${attempts.seq}, ${highest}) + ${leap}`,
    })
    .where(isAttempt(locked))
    .returning();
  if (!attempt) throw conflict();
  tellOwnWindows(scene, attempt);
  return showAttempt(db, attempt, await findOwnAssessment(db, attempt), { now, lease: input.lease });
};
