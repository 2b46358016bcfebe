import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { licenceFor } from '../licence-for.ts';

/** [C2-03, VP-40] */
export const getFacultyRegLimit: Handler<'get-faculty-regLimit'> = async (input, scene) => ({
  data: await licenceFor(scene.db, await reachSchool(scene, input.school_id), roles.faculty),
});
