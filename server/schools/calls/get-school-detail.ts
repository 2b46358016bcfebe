import type { Handler } from '#server/core/pipeline.ts';
import { describeSchool } from '../queries/schools.ts';
import { logoAddress, presentSchool } from '../school.presenter.ts';

export const getSchoolDetail: Handler<'get-school-detail'> = async (input, scene) => {
  const found = await describeSchool(scene, input.school_id);
  const { school } = found;
  return {
    success: 'true',
    data: {
      ...presentSchool(found),
      school_logo: logoAddress(school),
      academic_year: school.academicYear,
      time_zone: school.timeZone,
    },
  };
};
