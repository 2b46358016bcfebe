import { deliveryCalls } from '#contract/calls/delivery.ts';
import type { Delivery, DeliveryFilter, DeliveryRow } from '#contract/notices/delivery.rules.ts';
import { deliveryFromWire } from '#contract/notices/delivery.wire.ts';
import { call } from '#src/lib/api-client.ts';
import type { GridSource } from '#src/ui/grid/grid.types.ts';

/** What the viewer does about who has read a notice. */
export interface DeliveryTools {
  readonly numbers: (noticeId: number, signal: AbortSignal) => Promise<Delivery>;
  readonly people: (noticeId: number, filter: DeliveryFilter) => GridSource<DeliveryRow>;
  /** `already`: missing too, but reminded on this day before. */
  readonly remind: (
    noticeId: number,
  ) => Promise<{ readonly reminded: number; readonly mailed: number; readonly already: number }>;
  /** Resolves with the instant of the confirmation. */
  readonly acknowledge: (noticeId: number) => Promise<string>;
}

const read = deliveryCalls['get-notice-delivery'];

export const deliveryTools: DeliveryTools = {
  numbers: async (notice_id, signal) =>
    deliveryFromWire(await call(read, { notice_id, limit: 0 }, { signal })),
  people: (notice_id, filter) => ({
    load: async ({ search: text, offset: startRow, limit }, signal) => {
      const page = await call(read, { notice_id, filter, text, startRow, limit }, { signal });
      const { rows, total } = deliveryFromWire(page);
      return { rows, total };
    },
  }),
  remind: (notice_id) => call(deliveryCalls['remind-notice'], { notice_id }),
  acknowledge: async (notice_id) =>
    (await call(deliveryCalls['acknowledge-notice'], { notice_id })).acknowledged_at,
};
