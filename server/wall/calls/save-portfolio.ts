import { and, eq, inArray } from 'drizzle-orm';
import { refuseStaleRow } from '#server/core/change-rows.ts';
import { withIdempotencyKey } from '#server/core/form-sessions.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { refuseDemo } from '#server/core/scope.policy.ts';
import { works } from '#server/works/schema.ts';
import { lockPortfolio } from '../queries/portfolio.ts';
import { portfolioItems, portfolios } from '../schema.ts';

export const savePortfolio: Handler<'save-portfolio'> = async (input, scene) => {
  refuseDemo(scene);
  const { app, db, actor, refuse } = scene;
  const person = { schoolId: actor.school.id, personId: actor.id };
  const data = await withIdempotencyKey(scene, input.formSession, async () => {
    const stored = await lockPortfolio(db, person.schoolId, person.personId, app.now());
    refuseStaleRow(scene, input.version, stored.version);
    const ids = [...new Set(input.works.map(({ work_id }) => work_id))];
    const isTheirs = and(
      eq(works.schoolId, person.schoolId),
      eq(works.personId, person.personId),
      eq(works.state, 'approved'),
      inArray(works.id, ids),
    );
    const known = ids.length === 0 ? 0 : await db.$count(works, isTheirs);
    if (known < input.works.length) throw refuse('unknown_work');
    const version = stored.version + 1;
    const values = { about: input.about, version, updatedAt: app.now() };
    await db
      .insert(portfolios)
      .values({ ...person, ...values })
      .onConflictDoUpdate({ target: [portfolios.schoolId, portfolios.personId], set: values });
    await db
      .delete(portfolioItems)
      .where(and(eq(portfolioItems.schoolId, person.schoolId), eq(portfolioItems.personId, person.personId)));
    if (input.works.length > 0)
      await db
        .insert(portfolioItems)
        .values(
          input.works.map(({ work_id, note }, position) => ({ ...person, workId: work_id, note, position })),
        );
    return { version };
  });
  return { success: 'true', data };
};
