import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { lockAdmin } from '../admins.ts';
import { switchUser } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { countOtherAdmins, isAdminWithin } from '../queries/users.ts';

/** Each school keeps an active admin. */
export const setUserStatus: Handler<'set-user-status'> = ({ rows, isActive }, scene) =>
  changeRows(scene.db, rows, async (db, { id, version }) => {
    const { actor, scope, refuse } = scene;
    const stored = await lockAdmin({ ...scene, db }, id);
    if (stored.isActive === isActive) return stored.version;
    refuseStaleRow(scene, version, stored.version);
    refuseOneself(scene, id);
    if (!isActive && (await countOtherAdmins(db, isAdminWithin(actor, scope), stored)) === 0)
      throw refuse('last_admin');
    return switchUser({ ...scene, db }, stored, isActive);
  });
