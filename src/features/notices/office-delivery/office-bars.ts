import type { OfficeDelivery } from '#contract/office-notices/office-delivery.wire.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import type { BarPart } from '#src/ui/StackedBar.tsx';
import { deliveryMessages as messages } from '../delivery/messages.en.ts';
import { officeDeliveryMessages as texts } from './messages.en.ts';

type Sums = Pick<OfficeDelivery['counts'], 'targeted' | 'seen' | 'acknowledged'>;

/** The parts of all readers by what they did; empty if they are too many to count. */
export function barPartsOf({ targeted, seen, acknowledged }: Sums, asksReceipt: boolean): BarPart[] {
  if (targeted === null) return [];
  const part = (id: string, label: string, value: number, tone: BarPart['tone']): BarPart => ({
    id,
    label,
    value,
    tone,
    valueText: formatNumber(value),
  });
  return [
    ...(asksReceipt
      ? [
          part('confirmed', messages.confirmed, acknowledged, 'success'),
          part('opened', messages.openedOnly, seen - acknowledged, 'info'),
        ]
      : [part('opened', messages.opened, seen, 'success')]),
    part('missing', messages.missing, targeted - seen, 'empty'),
  ];
}

export function wordsOf({ targeted, seen, acknowledged }: Sums, asksReceipt: boolean): string {
  if (targeted === null) return asksReceipt ? texts.confirmedAlone(acknowledged) : texts.openedAlone(seen);
  if (targeted === 0) return texts.noReaders;
  return asksReceipt ? texts.confirmed(acknowledged, targeted) : texts.opened(seen, targeted);
}

/** The readers still missing; null: too many to count. */
export function missingOf({ targeted, seen, acknowledged }: Sums, asksReceipt: boolean): number | null {
  return targeted === null ? null : targeted - (asksReceipt ? acknowledged : seen);
}
