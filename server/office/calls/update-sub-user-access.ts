import { rankOf } from '#contract/office/office.rules.ts';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { giveSchools, schoolsFor } from '../access.ts';
import { changeUser } from '../change-users.ts';
import { refuseOneself } from '../policy.ts';
import { lockSubUser } from '../sub-users.ts';

export const updateSubUserAccess: Handler<'update-sub-user-access'> = async (input, scene) => {
  const { db, refuse } = scene;
  const stored = await lockSubUser(db, input.id);
  refuseStaleRow(scene, input.version, stored.version);
  refuseOneself(scene, stored.id);
  const rank = rankOf(stored.subRole);
  if (rank === 'super') throw refuse('has_all');
  const given = await giveSchools(scene, stored.id, schoolsFor(rank, stored.department, input.school_ids));
  const more = { before: { schools: given.before }, after: { schools: given.after } };
  const version = await changeUser(scene, stored, { modules: [...input.modules] }, more);
  return { success: 'true', information: 'Saved.', data: { id: stored.id, version } };
};
