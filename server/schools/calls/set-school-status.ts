import { signOutSchool } from '#server/auth/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { tellOfSchools } from '../hints.ts';
import { changeSchool, lockSchool } from '../queries/schools.ts';

/** Ends sessions at the commit. The database tells the other servers. */
export const setSchoolStatus: Handler<'set-school-status'> = ({ rows, isActive }, scene) => {
  tellOfSchools(scene);
  return changeRows(scene.db, rows, async (db, { id, version: seen }) => {
    const school = await lockSchool(db, scene.actor, id);
    // A repeat succeeds.
    if (school.isActive === isActive) return school.version;
    refuseStaleRow(scene, seen, school.version);
    const version = school.version + 1;
    await changeSchool(db, id, { isActive, version });
    if (!isActive) await signOutSchool({ ...scene, db }, scene.actor, id);
    await audit({ ...scene, db }, scene.actor, isActive ? 'school.activated' : 'school.deactivated', {
      schoolId: id,
    });
    return version;
  });
};
