import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { presentDeliveryRow } from '../delivery.presenter.ts';
import { deliveryOf } from '../delivery.ts';
import { pageOf } from '../delivery-answers.ts';

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
