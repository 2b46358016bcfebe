import { changeRows, refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { switchUser } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { lockSubUser, refuseLastSuperAdmin } from '../sub-users.ts';

export const setSubUserStatus: Handler<'set-sub-user-status'> = ({ rows, isActive }, scene) =>
  changeRows(scene.db, rows, async (db, { id, version }) => {
    const stored = await lockSubUser(db, id);
    if (stored.isActive === isActive) return stored.version;
    refuseStaleRow(scene, version, stored.version);
    refuseOneself(scene, id);
    if (!isActive) await refuseLastSuperAdmin({ ...scene, db }, stored);
    return switchUser({ ...scene, db }, stored, isActive);
  });
