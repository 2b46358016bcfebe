import { roles } from '#contract/core/roles.ts';
import { tellOfClasses } from '#server/classes/index.ts';
import { changeRows } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { reachSchool } from '#server/schools/index.ts';
import { lockMemberships } from '../memberships.ts';
import { moveIntoGroups } from '../move.ts';
import { refuseUnlessMayWrite } from '../policy.ts';

/** [RP-21] Moves each student. Places left out stay. */
export const migrateStudent: Handler<'migrate-student'> = async (input, scene) => {
  const school = await reachSchool(scene, input.school_id);
  refuseUnlessMayWrite(scene, school);
  const { division_id: division, batches } = input;
  const divisions = division === undefined ? undefined : division === null ? [] : [division];
  const wish = { divisions, batches };
  await lockMemberships(scene.db, school.id, wish);
  const changed = await changeRows(scene.db, input.rows, (db, row) =>
    moveIntoGroups({ ...scene, db }, { school, role: roles.student, row, wish: () => wish }),
  );
  tellOfClasses(scene, school.id);
  return changed;
};
