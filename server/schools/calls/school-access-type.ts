import { groupKindOf } from '#contract/core/group-kinds.ts';
import { schoolModels } from '#contract/core/school-models.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { readSchool } from '../queries/schools.ts';

export const schoolAccessType: Handler<'school-access-type'> = async (input, scene) => {
  const { model } = await readSchool(scene, input.school_id);
  const access_type = model === schoolModels.clubsBesideGrades ? 'both' : groupKindOf(model);
  return { success: 'true', data: { access_type, access_id: model } };
};
