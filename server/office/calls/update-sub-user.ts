import { subRoles } from '#contract/core/roles.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { accessOf, giveSchools, refuseUnknownDepartment } from '../access.ts';
import { changeUser, validateNames } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { lockSubUser, refuseLastSuperAdmin } from '../sub-users.ts';

export const updateSubUser: Handler<'update-sub-user'> = async (input, scene) => {
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const stored = await lockSubUser(scene.db, input.id);
    refuseStaleRow(scene, input.version, stored.version);
    const names = validateNames(scene, input, stored);
    const { columns, schoolIds } = accessOf(input);
    if (columns.subRole !== stored.subRole) refuseOneself(scene, stored.id);
    if (columns.subRole !== subRoles.superAdmin) await refuseLastSuperAdmin(scene, stored);
    await refuseUnknownDepartment(scene, columns.department);
    const given = await giveSchools(scene, stored.id, schoolIds);
    const more = { before: { schools: given.before }, after: { schools: given.after } };
    const version = await changeUser(scene, stored, { ...names, ...columns }, more);
    return { id: stored.id, version };
  });
  return { success: 'true', information: 'Saved.', data };
};
