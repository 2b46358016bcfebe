import BellRing from 'lucide-react/icons/bell-ring';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OfficeDelivery, OfficeReminder } from '#contract/office-notices/office-delivery.wire.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { StackedBar } from '#src/ui/StackedBar.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { css } from '#styled/css';
import { deliveryMessages as messages } from '../delivery/messages.en.ts';
import { RemindDialog } from '../delivery/RemindDialog.tsx';
import { type FollowDelivery, useDelivery } from '../delivery/use-delivery.ts';
import { officeDeliveryMessages as texts } from './messages.en.ts';
import { barPartsOf, missingOf, wordsOf } from './office-bars.ts';
import { everyPlace, type OfficeDeliveryTools, officeDeliveryTools } from './office-delivery-tools.ts';

/** It brings the grid of schools, so it loads on demand. */
const PlacesDrawer = lazy(() =>
  import('./PlacesDrawer.tsx').then((module) => ({ default: module.PlacesDrawer })),
);

const summary = css({ marginInlineStart: 'auto', color: 'text.muted', fontWeight: 'regular' });
const muted = css({ textStyle: 'small', color: 'text.muted' });
/** Always mounted, so that new text is read out. */
const hintLine = css({ textStyle: 'small', color: 'text.muted', '&:empty': { marginBlockStart: '-3' } });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** In ms: the panel loads again this long after each answer, since the last hint comes before the work is done. */
const whileReminding = 2_000;

export interface OfficeDeliveryPanelProps {
  readonly noticeId: number;
  readonly follow: FollowDelivery | undefined;
  readonly tools?: OfficeDeliveryTools;
}

export function OfficeDeliveryPanel({
  noticeId,
  follow,
  tools = officeDeliveryTools,
}: OfficeDeliveryPanelProps) {
  const [load] = useState(() => (id: number, signal: AbortSignal) => tools.numbers(id, everyPlace, signal));
  const { delivery, hasFailed, round, ended, again } = useDelivery(noticeId, load, follow);
  const isReminding = delivery?.isReminding ?? false;
  // Only after the answer, since a server slower than the pause would be interrupted forever.
  useEffect(() => {
    if (!isReminding) return undefined;
    const timer = setTimeout(again, whileReminding);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- likewise
  }, [isReminding, ended, again]);
  const [isOpen, setOpen] = useState(false);
  const [layer, setLayer] = useState<'places' | 'remind' | null>(null);
  const close = () => setLayer(null);
  const heading = (
    <>
      <span>{messages.delivery}</span>
      {delivery && (
        <span className={summary} role="status">
          {wordsOf(delivery.counts, delivery.asksReceipt)}
        </span>
      )}
    </>
  );
  return (
    <Disclosure summary={heading} open={isOpen} onToggle={setOpen}>
      {delivery ? (
        <Numbers delivery={delivery} onLayer={setLayer} />
      ) : (
        <p className={muted}>{hasFailed ? messages.failed : messages.loading}</p>
      )}
      {hasFailed && !delivery && (
        <Button size="sm" onClick={again}>
          {messages.retry}
        </Button>
      )}
      {layer === 'places' && (
        <Suspense>
          <PlacesDrawer noticeId={noticeId} round={round} tools={tools} onClose={close} />
        </Suspense>
      )}
      {delivery && (
        <RemindDialog
          isOpen={layer === 'remind'}
          text={questionOf(delivery)}
          remind={async () => wordsOfReminder(await tools.remind(noticeId))}
          onEnd={() => {
            close();
            again();
          }}
          onCancel={close}
        />
      )}
    </Disclosure>
  );
}

interface NumbersProps {
  readonly delivery: OfficeDelivery;
  readonly onLayer: (layer: 'places' | 'remind') => void;
}

function Numbers({ delivery, onLayer }: NumbersProps) {
  const { counts, asksReceipt, isOut, isReminding } = delivery;
  if (counts.schools === 0 || counts.targeted === 0) return <p className={muted}>{messages.nobody}</p>;
  const isDone = missingOf(counts, asksReceipt) === 0;
  const hint = hintOf(delivery, isDone);
  return (
    <Stack gap="3">
      {counts.targeted === null ? (
        <p className={muted}>{texts.tooMany}</p>
      ) : (
        <StackedBar caption={messages.bar} parts={barPartsOf(counts, asksReceipt)} />
      )}
      <div className={buttons}>
        <Button size="sm" icon={<MapPin />} onClick={() => onLayer('places')}>
          {texts.seePlaces}
        </Button>
        {isOut && !isDone && !isReminding && counts.toRemind !== 0 && (
          <Button size="sm" icon={<BellRing />} onClick={() => onLayer('remind')}>
            {counts.toRemind === null ? texts.remind : messages.remind(counts.toRemind)}
          </Button>
        )}
      </div>
      <p className={hintLine} role="status">
        {hint}
      </p>
    </Stack>
  );
}

function questionOf({ counts: { toRemind, schools } }: OfficeDelivery): string {
  return toRemind === null ? texts.remindText(schools) : messages.remindText(toRemind);
}

function hintOf({ isOut, isReminding, counts }: OfficeDelivery, isDone: boolean): string {
  if (!isOut) return messages.notOut;
  if (isDone) return messages.everybody;
  if (isReminding) return texts.reminding;
  if (counts.reminded === 0) return '';
  return counts.toRemind === 0 ? messages.remindedToday : messages.already(counts.reminded);
}

/** Whom it reaches, and whom it left out. */
function wordsOfReminder({ outcome, reminded, already }: OfficeReminder): ToastContent {
  const before = already > 0 ? messages.already(already) : undefined;
  if (outcome === 'going') return { tone: 'info', title: texts.stillGoing, text: before };
  if (outcome === 'nobody') return { tone: 'info', title: messages.remindedTitle(0), text: before };
  return {
    tone: 'success',
    title: reminded === null ? texts.queued : texts.remindedNow(reminded),
    text: before ? `${before} ${texts.queuedText}` : texts.queuedText,
  };
}
