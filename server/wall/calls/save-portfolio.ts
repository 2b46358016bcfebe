import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { countApproved, lockPortfolio, replaceItems, writePortfolio } from '../queries/portfolio.ts';

export const savePortfolio: Handler<'save-portfolio'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const person = { schoolId: actor.school.id, personId: actor.id };
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const stored = await lockPortfolio(db, person.schoolId, person.personId, app.now());
    refuseStaleRow(scene, input.version, stored.version);
    const ids = [...new Set(input.works.map(({ work_id }) => work_id))];
    if ((await countApproved(db, person, ids)) < input.works.length) throw refuse('unknown_work');
    const version = stored.version + 1;
    await writePortfolio(db, person, { about: input.about, version, updatedAt: app.now() });
    await replaceItems(db, person, input.works);
    return { version };
  });
  return { success: 'true', data };
};
