import { bit } from '#contract/core/bit.ts';
import { allows, settingLevel } from '#contract/core/school-settings.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { readSchool } from '../queries/schools.ts';
import { settingsOf } from '../queries/settings.ts';

export const getSchoolAccess: Handler<'get-school-access'> = async (input, scene) => {
  const { id } = await readSchool(scene, input.school_id);
  const settings = await settingsOf(scene.db, id);
  return {
    success: 'true',
    data: {
      allow_create_club_project: bit(allows({ settings }, 'allow_create_club_project')),
      allow_create_grade_project: bit(allows({ settings }, 'allow_create_grade_project')),
      allow_digital_book: settingLevel(settings, 'allow_digital_book'),
    },
  };
};
