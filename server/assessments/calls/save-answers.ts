import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { lockOwnAttempt } from '../queries/attempts.ts';
import { saveAnswers as save } from '../save-answers.ts';

/** Ours [CE-01] */
export const saveAnswers: Handler<'save-answers'> = async (input, scene) => {
  refuseDemo(scene);
  const { refusal, attempt, saved, seq, isLate } = await scene.part(async (unit) => {
    const locked = await lockOwnAttempt(unit.db, unit.actor, input.attempt_id);
    return save(unit, locked, { saves: input.answers, lease: input.lease });
  });
  // What arrived stays stored, so throw only after the commit.
  if (refusal) throw refusal;
  return {
    success: 'true',
    data: {
      now: scene.app.now().getTime(),
      ends_at: attempt.endsAt.getTime(),
      seq,
      saved: [...saved],
      is_late: bit(isLate),
    },
  };
};
