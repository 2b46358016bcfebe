import { normaliseLoginName } from '#contract/auth/session.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reset } from '../reset-password.ts';

export const resetPersonPassword: Handler<'reset-person-password'> = (input, scene) =>
  reset(
    input.person_id === undefined
      ? { loginName: normaliseLoginName(input.user_id ?? '').name }
      : { id: input.person_id },
    scene,
  );
