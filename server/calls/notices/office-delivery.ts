import { bit, searchWords } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { officeDeliveryOf, remindFromTheOffice } from '#server/notices/office/delivery.ts';
import { countOfficeReach, listOfficeReach } from '#server/notices/office/rule.ts';
import type { WantedPage } from '#server/notices/queries/delivery.ts';

function pageOf(input: { text: string; startRow: number; limit: number }): WantedPage {
  return { words: searchWords(input.text), offset: input.startRow, limit: input.limit };
}

export const previewOfficeReach: Handler<'preview-office-reach'> = async (input, { db, actor }) => {
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

export const getOfficeDelivery: Handler<'get-office-delivery'> = async (input, scene) => {
  const part = { countryId: input.country_id, stateId: input.state_id };
  const found = await officeDeliveryOf(scene, input.notice_id, part, pageOf(input));
  const { toRemind, ...counts } = found.counts;
  return {
    status: 1,
    asks_receipt: bit(found.asksReceipt),
    is_out: bit(found.isOut),
    is_reminding: bit(found.isReminding),
    counts: { ...counts, to_remind: toRemind },
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
  const { isQueued, isReminding, reminded, already } = await remindFromTheOffice(scene, input.notice_id);
  return { status: 1, queued: bit(isQueued), is_reminding: bit(isReminding), reminded, already };
};
