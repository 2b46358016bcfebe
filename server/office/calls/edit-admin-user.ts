import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { lockAdmin } from '../admins.ts';
import { changeUser, validateNames } from '../change-users.ts';

export const editAdminUser: Handler<'edit-admin-user'> = async (input, scene) => {
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const stored = await lockAdmin(scene, input.id);
    refuseStaleRow(scene, input.version, stored.version);
    const version = await changeUser(scene, stored, validateNames(scene, input, stored));
    return { id: stored.id, version };
  });
  return { success: 'true', information: 'Saved.', data };
};
