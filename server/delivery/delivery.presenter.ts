import type { CallOf } from '#contract/catalogue.ts';
import type { CallOutput } from '#contract/core/define-call.ts';
import type { listDelivery } from './queries/delivery.ts';

type Row = Awaited<ReturnType<typeof listDelivery>>['rows'][number];
type RowWire = CallOutput<CallOf<'get-notice-delivery'>>['data'][number];

/** '' for what has not happened. */
export function presentDeliveryRow({
  seenAt,
  acknowledgedAt,
  mailedAt,
  remindedOn,
  ...reader
}: Row): RowWire {
  const instant = (at: Date | null) => at?.toISOString() ?? '';
  return {
    ...reader,
    seen_at: instant(seenAt),
    acknowledged_at: instant(acknowledgedAt),
    mailed_at: instant(mailedAt),
    reminded_on: remindedOn ?? '',
  };
}
