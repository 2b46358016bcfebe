import type { Handler } from '#server/core/pipeline.ts';
import { readSchool } from '../queries/schools.ts';
import { logoAddress } from '../school.presenter.ts';

export const getSchoolLogoImage: Handler<'get-school-logo-image'> = async (input, scene) => {
  const school = await readSchool(scene, input.school_id);
  return { success: 'true', data: { school_logo: logoAddress(school) } };
};
