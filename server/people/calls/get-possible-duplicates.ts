import { roles } from '#contract/core/roles.ts';
import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { pairsPage } from '../queries/pairs.ts';

/** [QU-70] The audit notes when the office reads a school's children. */
export const getPossibleDuplicates: Handler<'get-possible-duplicates'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  const page = await pairsPage(scene.db, school.id, input);
  if (scene.actor.role === roles.superAdmin)
    await audit(scene, scene.actor, 'people.students_read', { schoolId: school.id, rows: page.rows.length });
  return page;
};
