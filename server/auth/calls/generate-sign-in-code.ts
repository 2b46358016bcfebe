import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { drawCode, keepSecret, secondsOf } from '../one-time.ts';
import { studentOf } from '../sign-in-methods.ts';

/** [QU-13] Makes a code with which a student signs in once, for the teacher to read out. */
export const generateSignInCode: Handler<'generate-sign-in-code'> = async (input, { actor, part }) => {
  const { code, hash } = await drawCode();
  const student = await part(async (scene) => {
    const student = await studentOf(scene, input.student_id);
    await keepSecret(scene, student, 'student-code', hash, actor.id);
    await audit(scene, actor, 'sign_in_code.made', { for: student.id });
    return student;
  });
  return {
    status: 'true',
    data: {
      code,
      expires_in: secondsOf('student-code'),
      username: student.loginName,
      first_name: student.firstName,
      last_name: student.lastName,
    },
  };
};
