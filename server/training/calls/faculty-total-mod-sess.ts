import type { Handler } from '#server/core/pipeline.ts';
import { isOwnModule } from '../queries/given.ts';
import { modulesOf } from '../queries/modules.ts';
import { taughtTotals } from '../queries/totals.ts';

/** [C2-05, EN-30] */
export const facultyTotalModSess: Handler<'faculty-total-mod-sess'> = async (_input, { db, actor }) => {
  const modules = await modulesOf(db, actor, isOwnModule(actor));
  return {
    success: 'true',
    data: {
      completed_modules: modules.filter(({ completed, total }) => completed === total).length,
      total_modules: modules.length,
      ...(await taughtTotals(db, actor)),
    },
  };
};
