import { searchWords } from '#contract';
import type { WantedPage } from '../../db/queries/delivery.ts';
import { followedOfficeNotice, officeDeliveryOf } from '../../domain/office-delivery.ts';
import { queueOfficeReminder } from '../../domain/office-reminders.ts';
import { countOfficeReach, listOfficeReach } from '../../domain/office-rule.ts';
import type { Handler } from '../../pipeline.ts';
import { refuseUnlessOfficeWriter } from '../../policies/notice.policy.ts';
import { Refusal } from '../../refusal.ts';

function pageOf(input: { text: string; startRow: number; limit: number }): WantedPage {
  return { words: searchWords(input.text), offset: input.startRow, limit: input.limit };
}

export const previewOfficeReach: Handler<'preview-office-reach'> = async (input, { db, actor }) => {
  refuseUnlessOfficeWriter(actor);
  const wish = {
    noticeId: input.notice_id,
    noticeFor: input.noticeFor,
    countries: input.country_id,
    states: input.state_id,
    schools: input.schoolIds,
    grades: input.gradeIds,
  };
  if (input.show === 'numbers')
    return { status: 1, numbers: await countOfficeReach(db, actor, wish), data: [], count: 0 };
  const { rows, count } = await listOfficeReach(db, actor, wish, input.show, pageOf(input));
  const data = rows.map(({ id, name, place, people }) => ({ id, name, place, people }));
  return { status: 1, numbers: null, data, count };
};

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

export const getOfficeDelivery: Handler<'get-office-delivery'> = async (input, scene) => {
  const part = { countryId: input.country_id, stateId: input.state_id };
  const found = await officeDeliveryOf(scene, input.notice_id, part, pageOf(input));
  return {
    status: 1,
    asks_receipt: bit(found.asksReceipt),
    is_out: bit(found.isOut),
    reminder: found.reminder,
    counts: found.counts,
    rows_are: found.rowsAre,
    data: found.rows.map(({ countryId, stateId, ...row }) => ({
      ...row,
      country_id: countryId,
      state_id: stateId,
    })),
    count: found.count,
  };
};

export const remindOfficeNotice: Handler<'remind-office-notice'> = async (input, scene) => {
  const { app, db, afterCommit } = scene;
  const { notice, today, isOut } = await followedOfficeNotice(scene, input.notice_id);
  if (!isOut)
    throw new Refusal('not_out', 'This notice is not out yet, or it is switched off. Nobody was reminded.');
  const queued = await queueOfficeReminder(db, { noticeId: notice.id, day: today, after: 0 }, app.now());
  afterCommit(() => app.wakeJobs());
  return { status: 1, queued: bit(queued) };
};
