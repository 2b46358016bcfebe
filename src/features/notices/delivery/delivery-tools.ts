import { acknowledgeNoticeCall } from '#contract/delivery/calls/acknowledge-notice.call.ts';
import { getNoticeDeliveryCall } from '#contract/delivery/calls/get-notice-delivery.call.ts';
import { remindNoticeCall } from '#contract/delivery/calls/remind-notice.call.ts';
import type { Delivery, DeliveryFilter, DeliveryRow } from '#contract/delivery/delivery.rules.ts';
import { deliveryFromWire } from '#contract/delivery/delivery.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';

export interface DeliveryApi {
  readonly numbers: (noticeId: number, signal: AbortSignal) => Promise<Delivery>;
  readonly people: (noticeId: number, filter: DeliveryFilter) => GridSource<DeliveryRow>;
  /** `already`: also missing, but reminded earlier that day. */
  readonly remind: (
    noticeId: number,
  ) => Promise<{ readonly reminded: number; readonly mailed: number; readonly already: number }>;
  /** Resolves to the instant of the confirmation. */
  readonly acknowledge: (noticeId: number) => Promise<string>;
}

const read = getNoticeDeliveryCall;

export const deliveryTools: DeliveryApi = {
  numbers: async (notice_id, signal) =>
    deliveryFromWire(await call(read, { notice_id, limit: 0 }, { signal })),
  people: (notice_id, filter) => ({
    load: async ({ search: text, offset: startRow, limit }, signal) => {
      const page = await call(read, { notice_id, filter, text, startRow, limit }, { signal });
      const { rows, total } = deliveryFromWire(page);
      return { rows, total };
    },
  }),
  remind: (notice_id) => call(remindNoticeCall, { notice_id }),
  acknowledge: async (notice_id) => (await call(acknowledgeNoticeCall, { notice_id })).acknowledged_at,
};
