import { passwordLimits } from '#contract/auth/password.rules.ts';
import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { isStartCode, skipsLeft, stored, timesPutOff } from '../first-password.ts';
import { signInFacts } from '../sign-in-facts.ts';

/** [CC-06, QU-16] */
export const getPasswordStatus: Handler<'get-psw-status'> = async (_input, scene) => {
  const { app, db, actor } = scene;
  const person = await stored(scene);
  const { passwordChangeStatus } = await signInFacts(app, db, actor);
  return {
    status: 'true',
    psw_change_status: passwordChangeStatus,
    skips_left: skipsLeft(person),
    was_put_off: bit(timesPutOff(person) > 0),
    is_start_code: bit(isStartCode(person)),
    minimum: passwordLimits('change', actor.role, app.config.passwordMinimums).minimum,
  };
};
