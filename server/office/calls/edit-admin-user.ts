import { refuseStaleRow } from '#server/core/change-rows.ts';
import { oncePerFormSession } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { lockAdmin } from '../admins.ts';
import { changeUser } from '../change-users.ts';

export const editAdminUser: Handler<'edit-admin-user'> = async (input, scene) => {
  const data = await oncePerFormSession(scene, input.formSession, async () => {
    const stored = await lockAdmin(scene, input.id);
    refuseStaleRow(scene, input.version, stored.version);
    const { firstName, lastName, email_id: email } = input;
    return { id: stored.id, version: await changeUser(scene, stored, { firstName, lastName, email }) };
  });
  return { success: 'true', information: 'Saved.', data };
};
