import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef, useState } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import type { DeliveryApi } from './delivery-tools.ts';
import { deliveryMessages as messages } from './messages.en.ts';
import { momentOf } from './moment.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: '0',
  alignItems: 'center',
  gap: '3',
  paddingBlockStart: '3',
  borderBlockStartWidth: 'thin',
  borderBlockStartStyle: 'solid',
  borderBlockStartColor: 'line',
});
const ask = css({ flexGrow: '1', flexBasis: '48', textStyle: 'small', color: 'text.muted' });
const done = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control.md',
  textStyle: 'small',
  color: 'success.text',
  '& svg': { flexShrink: '0', width: 'icon.md', height: 'icon.md' },
});

interface AcknowledgeBarProps {
  readonly noticeId: number;
  /** ISO instant; '' for not yet. */
  readonly acknowledgedAt: string;
  readonly acknowledge: DeliveryApi['acknowledge'];
}

/** If the author asked for it: one press says "I have read this", for good. */
export function AcknowledgeBar({ noticeId, acknowledgedAt, acknowledge }: AcknowledgeBarProps) {
  const [at, setAt] = useState(acknowledgedAt);
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const confirm = async () => {
    setBusy(true);
    try {
      setAt(await acknowledge(noticeId));
      // The button is gone, so the status that replaces it takes the focus.
      status.current?.focus();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: messages.confirmFailed, text: error.information });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={bar}>
      <div ref={status} role="status" tabIndex={-1} className={at === '' ? ask : done}>
        {at === '' ? (
          messages.confirmAsk
        ) : (
          <>
            <CircleCheck />
            {messages.confirmedAt(momentOf(at))}
          </>
        )}
      </div>
      {at === '' && (
        <Button variant="primary" icon={<CircleCheck />} busy={isBusy} onClick={() => void confirm()}>
          {messages.confirm}
        </Button>
      )}
    </div>
  );
}
