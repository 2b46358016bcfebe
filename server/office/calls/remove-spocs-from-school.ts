import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { giveSchools } from '../access.ts';
import { changeUser } from '../change-users.ts';
import { schoolsGiven } from '../queries/access.ts';
import { lockSubUser } from '../sub-users.ts';

export const removeSpocsFromSchool: Handler<'remove-spocs-from-school'> = async (input, scene) => {
  const { db } = scene;
  const stored = await lockSubUser(db, input.id);
  const given = await schoolsGiven(db, stored.id);
  if (!given.includes(input.school_id)) throw notFound();
  const schools = await giveSchools(
    scene,
    stored.id,
    given.filter((id) => id !== input.school_id),
  );
  const more = { before: { schools: schools.before }, after: { schools: schools.after } };
  const version = await changeUser(scene, stored, {}, more);
  return { success: 'true', information: 'Saved.', data: { id: stored.id, version } };
};
