import { roles } from '#contract';
import { filesOf, findReadable } from '../../db/queries/notices.ts';
import { audienceNames } from '../../domain/audience-names.ts';
import { receiptOf } from '../../domain/delivery.ts';
import { officeFacts } from '../../domain/office-facts.ts';
import { schoolDay } from '../../domain/school-day.ts';
import { translationsFor } from '../../domain/translations.ts';
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
  const office = actor.role === roles.superAdmin ? await officeFacts(db, input.notice_id) : undefined;
  const [names, files, receipt, translations] = await Promise.all([
    audienceNames(
      db,
      { id: office?.onlySchool ?? actor.school.id, model: actor.school.model },
      input.notice_id,
    ),
    filesOf(db, found.notice.schoolId, input.notice_id),
    receiptOf(db, actor, found.notice),
    translationsFor(db, actor, found.notice),
  ]);
  return {
    success: 'true',
    data: {
      ...presentDetails({ ...found, count: 1 }, { ...names, office }, files, actor, today, receipt),
      ...translations,
    },
  };
};
