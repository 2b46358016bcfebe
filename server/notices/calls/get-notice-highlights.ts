import type { Handler } from '#server/core/pipeline.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { presentRow } from '../notice.presenter.ts';
import { findHighlights } from '../queries/highlights.ts';

export const getNoticeHighlights: Handler<'get-notice-highlights'> = async (_input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findHighlights(db, actor, today);
  const rowsOf = (isOverdue: boolean) =>
    found.filter((row) => row.isOverdue === isOverdue).map((row) => presentRow(row, today, actor));
  return { unread: rowsOf(false), overdue: rowsOf(true) };
};
