import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { newLongSecret, secondsOf } from '../one-time.ts';
import { studentOf } from '../sign-in-methods.ts';

/** [RT-04, CC-11] */
export const createStudentLink: Handler<'create-student-link'> = async (input, scene) => {
  const student = await studentOf(scene, input.student_id);
  const token = await newLongSecret(scene, student, 'student-link', scene.actor.id);
  await audit(scene, scene.actor, 'student_link.made', { for: student.id });
  return {
    status: 'true',
    data: {
      path: `/student-login/${student.schoolId}/${token}`,
      expires_in: secondsOf('student-link'),
      first_name: student.firstName,
      last_name: student.lastName,
    },
  };
};
