import { and, eq } from 'drizzle-orm';
import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { people } from '#server/directory/schema.ts';
import { lockAdmin } from '../admins.ts';
import { switchUser } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { countOthersActive, isAdminWithin } from '../queries/users.ts';

/** A school keeps somebody who can sign in to run it. */
export const setUserStatus: Handler<'set-user-status'> = ({ rows, isActive }, scene) =>
  changeRows(scene.db, rows, async (db, { id, version }) => {
    const { actor, scope, refuse } = scene;
    const stored = await lockAdmin({ ...scene, db }, id);
    if (stored.isActive === isActive) return stored.version;
    refuseStaleRow(scene, version, stored.version);
    refuseOneself(scene, id);
    const ofSchool = and(isAdminWithin(actor, scope), eq(people.schoolId, stored.schoolId));
    if (!isActive && (await countOthersActive(db, ofSchool, id)) === 0) throw refuse('last_admin');
    return switchUser({ ...scene, db }, stored, isActive);
  });
