import { bit } from '#contract/core/bit.ts';
import type { Handler } from '#server/core/pipeline.ts';
import { pageOf } from '#server/delivery/index.ts';
import { officeDeliveryOf } from '../delivery.ts';

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
