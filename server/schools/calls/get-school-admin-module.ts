import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { readSchool } from '../queries/schools.ts';
import { settingsOf } from '../queries/settings.ts';
import { fieldsOfSchool, logoAddress } from '../school.presenter.ts';

export const getSchoolAdminModule: Handler<'get-school-admin-module'> = async (input, scene) => {
  const school = await readSchool(scene, input.school_id);
  return {
    success: 'true',
    data: {
      id: school.id,
      version: school.version,
      status: bit(school.isActive),
      school_logo: logoAddress(school),
      values: fieldsOfSchool(school, await settingsOf(scene.db, school.id)),
    },
  };
};
