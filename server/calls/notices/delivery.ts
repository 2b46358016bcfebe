import { bit, searchWords } from '#contract';
import type { Handler } from '#server/core/pipeline.ts';
import { presentDeliveryRow } from '#server/notices/delivery.presenter.ts';
import { acknowledge, deliveryOf, noteSeen } from '#server/notices/delivery.ts';
import type { WantedPage } from '#server/notices/queries/delivery.ts';
import { countReach, listReach } from '#server/notices/reach.ts';
import { remindReaders } from '#server/notices/reminders.ts';
import { undoNotice as takeBack } from '#server/notices/undo-notice.ts';

function pageOf(input: { text: string; startRow: number; limit: number }): WantedPage {
  return { words: searchWords(input.text), offset: input.startRow, limit: input.limit };
}

export const previewNoticeReach: Handler<'preview-notice-reach'> = async (input, { db, actor }) => {
  const { notice_id: noticeId, noticeFor, show } = input;
  const wish = { noticeId, noticeFor, grades: input.grade, divisions: input.division };
  if (show === 'numbers')
    return { status: 1, numbers: await countReach(db, actor, wish), data: [], count: 0 };
  const { rows, count } = await listReach(db, actor, wish, show, pageOf(input));
  return { status: 1, numbers: null, data: rows, count };
};

export const noticeSeen: Handler<'notice-seen'> = async (input, scene) => {
  const opened = input.notices.map((each) => ({ id: each.id, secondsAgo: each.seconds_ago }));
  return { status: 1, count: await noteSeen(scene, opened) };
};

export const acknowledgeNotice: Handler<'acknowledge-notice'> = async (input, scene) => ({
  status: 1,
  acknowledged_at: (await acknowledge(scene, input.notice_id)).toISOString(),
});

export const getNoticeDelivery: Handler<'get-notice-delivery'> = async (input, scene) => {
  const found = await deliveryOf(scene, input.notice_id, input.filter, pageOf(input));
  return {
    status: 1,
    asks_receipt: bit(found.asksReceipt),
    is_out: bit(found.isOut),
    counts: found.counts,
    data: found.rows.map(presentDeliveryRow),
    count: found.count,
  };
};

export const remindNotice: Handler<'remind-notice'> = async (input, scene) => ({
  status: 1,
  ...(await remindReaders(scene, input.notice_id)),
});

export const undoNotice: Handler<'undo-notice'> = async (input, scene) => {
  await takeBack(scene, { id: input.notice_id, version: input.version });
  return { success: 'true', information: 'The notice was taken back. Nobody sees it any more.' };
};
