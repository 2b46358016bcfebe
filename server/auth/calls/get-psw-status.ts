import { passwordLimits } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { skipsLeft, stored } from '../first-password.ts';
import { signInFacts } from '../sign-in-facts.ts';

/** [CC-06, QU-16] */
export const getPasswordStatus: Handler<'get-psw-status'> = async (_input, scene) => {
  const { app, db, actor } = scene;
  const { passwordSkips } = await stored(scene);
  const { passwordChangeStatus } = await signInFacts(app, db, actor);
  return {
    status: 'true',
    psw_change_status: passwordChangeStatus,
    skips_left: skipsLeft(passwordSkips),
    minimum: passwordLimits('change', actor.role, app.config.passwordMinimums).minimum,
  };
};
