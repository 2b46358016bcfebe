import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { partLookup } from '../queries/groups.ts';

/** [C3-02] For pickers. */
export const getFacultyAllClub: Handler<'get-faculty-all-club'> = async (input, scene) =>
  partLookup(scene.db, (await reachSchool(scene, input.school_id)).id, 'club', input);
