import { bit } from '#contract/core/bit.ts';
import { exportedAtMost } from '#contract/review/review.rules.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { exportPending } from '../queries/pending.ts';

/** [C5-05] */
export const exportPendingProjectList: Handler<'export-pending-project-list'> = async (
  input,
  { app, db, actor },
) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const rows = await exportPending(db, actor, today, input, exportedAtMost + 1);
  return {
    success: 'true',
    data: rows.slice(0, exportedAtMost),
    is_cut: bit(rows.length > exportedAtMost),
  };
};
