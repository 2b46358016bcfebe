import { useState } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { deliveryMessages as messages } from '../delivery/messages.ts';
import { officeDeliveryMessages as texts } from './messages.ts';

interface RemindOfficeProps {
  readonly isOpen: boolean;
  readonly schools: number;
  /** false: this day's reminder went out before. */
  readonly remind: () => Promise<boolean>;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Asks before people in many schools are written to, and says what was begun. */
export function RemindOffice({ isOpen, schools, remind, onEnd, onCancel }: RemindOfficeProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      if (await remind()) alerts.show({ tone: 'success', title: texts.queued, text: texts.queuedText });
      else alerts.show({ tone: 'info', title: texts.notQueued });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: messages.remindFailed, text: error.information });
    } finally {
      setBusy(false);
      onEnd();
    }
  };
  return (
    <AlertDialog
      open={isOpen}
      title={messages.remindTitle}
      answers={[
        { value: 'cancel', label: messages.cancel },
        { value: 'send', label: messages.remindYes, tone: 'primary', busy: isBusy },
      ]}
      onAnswer={(answer) => (answer === 'send' ? void send() : onCancel())}
      onCancel={onCancel}
    >
      {texts.remindText(schools)}
    </AlertDialog>
  );
}
