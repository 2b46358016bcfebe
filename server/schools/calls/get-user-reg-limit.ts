import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { describeSchool } from '../queries/schools.ts';

export const getUserRegLimit: Handler<'get-user-regLimit'> = async (input, scene) => {
  const { school, admins, faculty, students } = await describeSchool(scene, input.school_id);
  const asked = {
    admins: placesOf(school.adminLimit, admins),
    faculty: placesOf(school.facultyLimit, faculty),
    students: placesOf(school.studentLimit, students),
  };
  return {
    success: 'true',
    data: {
      ...asked,
      isAdminRegistration: asked.admins.isAllowed,
      licence_until: school.licenceUntil ?? '',
    },
  };
};

function placesOf(limit: number | null, used: number) {
  const left = limit === null ? null : Math.max(0, limit - used);
  return { limit, used, left, isAllowed: bit(left !== 0) };
}
