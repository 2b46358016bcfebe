import { roles } from '#contract/core/roles.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { notFound } from '#server/core/refusal.ts';
import { schoolDay } from '#server/core/school-day.ts';
import { audienceNames } from '../audience-names.ts';
import { presentDetails } from '../notice.presenter.ts';
import { officeFacts } from '../office/facts.ts';
import { receiptOf } from '../own-receipt.ts';
import { refuseUnlessMayEdit } from '../policy.ts';
import { filesOf, findReadable } from '../queries/notices.ts';
import { translationsFor } from '../translations.ts';

/** [C1-06] One notice, for viewer and form. */
export const getNoticeDetails: Handler<'get-notice-details'> = async (input, scene) => {
  const { app, db, actor } = scene;
  const today = schoolDay(app.now(), actor.school.timeZone);
  const found = await findReadable(db, actor, input.notice_id, today);
  if (!found) throw notFound();
  if (input.action === 'edit') refuseUnlessMayEdit(scene, found.notice);
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
