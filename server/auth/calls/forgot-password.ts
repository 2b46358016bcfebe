import type { Handler } from '#server/core/pipeline.ts';
import { refuseUnlessSolved } from '../captcha.ts';
import { askForPasswordReset } from '../sign-in-mail.ts';

/** [PF-20, CC-03] Known and unknown addresses get the same answer in the same time. */
export const forgotPassword: Handler<'forgotPassword'> = async (input, scene) => {
  if (input.userType === 3) throw scene.refuse('contact_teacher');
  await refuseUnlessSolved(scene, input.recaptcha);
  if (input.website === '')
    await askForPasswordReset(scene, {
      email: input.email,
      role: input.userType,
      formSession: input.formSession,
    });
  return {
    status: 'true',
    msg: 'If we know this address, a mail is on its way. It tells how to choose a new password.',
  };
};
