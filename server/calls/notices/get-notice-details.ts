import { filesOf, findReadable } from '../../db/queries/notices.ts';
import { audienceNames } from '../../domain/audience-names.ts';
import { receiptOf } from '../../domain/delivery.ts';
import { schoolDay } from '../../domain/school-day.ts';
import type { Handler } from '../../pipeline.ts';
import { refuseUnlessMayEdit } from '../../policies/notice.policy.ts';
import { presentDetails } from '../../presenters/notice.presenter.ts';
import { notFound } from '../../refusal.ts';

/** [C1-06] */
export const getNoticeDetails: Handler<'get-notice-details'> = async (input, { app, db, actor }) => {
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findReadable(db, actor, input.notice_id, today);
  if (!found) throw notFound();
  if (input.action === 'edit') refuseUnlessMayEdit(actor, found.notice);
  const [names, files, receipt] = await Promise.all([
    audienceNames(db, actor.school, input.notice_id),
    filesOf(db, found.notice.schoolId, input.notice_id),
    receiptOf(db, actor, found.notice),
  ]);
  return {
    success: 'true',
    data: presentDetails({ ...found, count: 1 }, names, files, actor, today, receipt),
  };
};
