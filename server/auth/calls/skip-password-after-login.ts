import { audit } from '#server/core/audit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { skipsAtMost, skipsLeft, stored } from '../first-password.ts';
import { countSkip } from '../queries/people.ts';
import { markPasswordSkipped } from '../queries/sessions.ts';

/** [CC-06, LG-14] At most once a session, and three times in all. */
export const skipPasswordAfterLogin: Handler<'skip-password-after-login'> = async (_input, scene) => {
  const { app, db, actor, refuse } = scene;
  const person = await stored(scene);
  if (skipsLeft(person) === 0) throw refuse('no_skip_left');
  const row = await countSkip(db, { schoolId: actor.school.id, id: actor.id }, skipsAtMost);
  if (!row) throw refuse('no_skip_left');
  await markPasswordSkipped(db, actor);
  await audit({ app, db }, actor, 'password.skipped', { left: skipsLeft(row) });
  return { status: 'true', skips_left: skipsLeft(row) };
};
