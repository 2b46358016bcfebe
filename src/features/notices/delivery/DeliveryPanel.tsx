import BellRing from 'lucide-react/icons/bell-ring';
import { lazy, Suspense, useState } from 'react';
import { type Delivery, waitingFor } from '#contract/delivery/delivery.rules.ts';
import { formatNumber } from '#src/lib/words/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { type BarPart, StackedBar } from '#src/ui/StackedBar.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { css } from '#styled/css';
import type { DeliveryApi } from './delivery-tools.ts';
import { deliveryMessages as messages } from './messages.en.ts';
import { RemindDialog } from './RemindDialog.tsx';
import { type FollowDelivery, useDelivery } from './use-delivery.ts';

/** It brings the grid of names, so it loads on demand. */
const DeliveryDrawer = lazy(() =>
  import('./DeliveryDrawer.tsx').then((module) => ({ default: module.DeliveryDrawer })),
);

const summary = css({ marginInlineStart: 'auto', color: 'text.muted', fontWeight: 'regular' });
const muted = css({ textStyle: 'small', color: 'text.muted' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

export interface DeliveryPanelProps {
  readonly noticeId: number;
  readonly tools: DeliveryApi;
  readonly follow: FollowDelivery | undefined;
}

/** For the author and the school's admins: who has read the notice, live, and a reminder for the others. */
export function DeliveryPanel({ noticeId, tools, follow }: DeliveryPanelProps) {
  const { delivery, hasFailed, round, again } = useDelivery(noticeId, tools.numbers, follow);
  const [isOpen, setOpen] = useState(false);
  const [layer, setLayer] = useState<'names' | 'remind' | null>(null);
  const heading = (
    <>
      <span>{messages.delivery}</span>
      {delivery && (
        <span className={summary} role="status">
          {summaryOf(delivery)}
        </span>
      )}
    </>
  );
  return (
    <Disclosure summary={heading} open={isOpen} onToggle={setOpen}>
      {delivery ? (
        <DeliveryNumbers delivery={delivery} onLayer={setLayer} />
      ) : (
        <p className={muted}>{hasFailed ? messages.failed : messages.loading}</p>
      )}
      {hasFailed && !delivery && (
        <Button size="sm" onClick={again}>
          {messages.retry}
        </Button>
      )}
      {delivery && layer === 'names' && (
        <Suspense>
          <DeliveryDrawer
            noticeId={noticeId}
            delivery={delivery}
            round={round}
            tools={tools}
            onClose={() => setLayer(null)}
          />
        </Suspense>
      )}
      {delivery && (
        <RemindDialog
          isOpen={layer === 'remind'}
          text={messages.remindText(waitingFor(delivery) - delivery.counts.remindedToday)}
          remind={async () => wordsOfReminder(await tools.remind(noticeId))}
          onEnd={() => {
            setLayer(null);
            again();
          }}
          onCancel={() => setLayer(null)}
        />
      )}
    </Disclosure>
  );
}

function summaryOf({ counts, asksReceipt }: Delivery): string {
  return asksReceipt
    ? messages.confirmedSummary(counts.acknowledged, counts.targeted)
    : messages.summary(counts.seen, counts.targeted);
}

interface DeliveryNumbersProps {
  readonly delivery: Delivery;
  readonly onLayer: (layer: 'names' | 'remind') => void;
}

function DeliveryNumbers({ delivery, onLayer }: DeliveryNumbersProps) {
  const { counts, isOut } = delivery;
  const waiting = waitingFor(delivery);
  const open = waiting - counts.remindedToday;
  const hint = hintOf(delivery, waiting, open);
  if (counts.targeted === 0 && counts.left === 0) return <p className={muted}>{messages.nobody}</p>;
  return (
    <Stack gap="3">
      <StackedBar caption={messages.bar} parts={partsOf(delivery)} />
      {counts.left > 0 && <p className={muted}>{messages.left(counts.left)}</p>}
      <div className={buttons}>
        <Button size="sm" onClick={() => onLayer('names')}>
          {messages.seeNames}
        </Button>
        {isOut && open > 0 && (
          <Button size="sm" icon={<BellRing />} onClick={() => onLayer('remind')}>
            {messages.remind(open)}
          </Button>
        )}
      </div>
      {hint !== '' && <p className={muted}>{hint}</p>}
    </Stack>
  );
}

function hintOf({ isOut, counts }: Delivery, waiting: number, open: number): string {
  if (!isOut) return messages.notOut;
  if (waiting === 0) return messages.everybody;
  if (counts.remindedToday === 0) return '';
  return open === 0 ? messages.remindedToday : messages.already(counts.remindedToday);
}

type Reminded = Awaited<ReturnType<DeliveryApi['remind']>>;

function wordsOfReminder({ reminded, mailed, already }: Reminded): ToastContent {
  const text = [
    ...(reminded === 0 ? [] : [messages.remindedText(mailed)]),
    ...(already === 0 ? [] : [messages.already(already)]),
  ].join(' ');
  return {
    tone: reminded === 0 ? 'info' : 'success',
    title: messages.remindedTitle(reminded),
    text: text || undefined,
  };
}

function partsOf({ counts, asksReceipt }: Delivery): BarPart[] {
  const part = (id: string, label: string, value: number, tone: BarPart['tone']): BarPart => ({
    id,
    label,
    value,
    tone,
    valueText: formatNumber(value),
  });
  const { seen, acknowledged, missing } = counts;
  return [
    ...(asksReceipt
      ? [
          part('confirmed', messages.confirmed, acknowledged, 'success'),
          part('opened', messages.openedOnly, seen - acknowledged, 'info'),
        ]
      : [part('opened', messages.opened, seen, 'success')]),
    part('missing', messages.missing, missing, 'empty'),
  ];
}
