import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { startAttempt as start } from '../start-attempt.ts';

/** Ours [CE-01, CE-03] */
export const startAttempt: Handler<'start-attempt'> = async (input, scene) => {
  refuseDemo(scene);
  const outcome = await scene.part((unit) => start(unit, input));
  // The count of wrong codes must stay, so throw only after the commit.
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.shown;
};
