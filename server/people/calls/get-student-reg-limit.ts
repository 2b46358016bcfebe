import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { licenceFor } from '../licence-for.ts';

/** [C2-09] */
export const getStudentRegLimit: Handler<'get-student-regLimit'> = async (input, scene) => ({
  data: await licenceFor(scene.db, await reachSchool(scene, input.school_id), roles.student),
});
