import { normaliseLoginName } from '#contract/auth/session.model.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { askForSignInCode } from '../sign-in-mail.ts';

/** [QU-13] Mails a code for signing in once. */
export const sendSignInCode: Handler<'send-sign-in-code'> = async (input, scene) => {
  await askForSignInCode(scene, normaliseLoginName(input.email).name);
  return {
    status: 'true',
    msg: 'If this account has an e-mail address, a one-time code is on its way. It works for ten minutes.',
  };
};
