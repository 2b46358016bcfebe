import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { partLookup } from '../queries/groups.ts';

/** [C2-04] For pickers. */
export const getFacultyAllDivision: Handler<'get-faculty-all-division'> = async (input, scene) =>
  partLookup(scene.db, (await reachSchool(scene, input.school_id)).id, 'grade', input);
