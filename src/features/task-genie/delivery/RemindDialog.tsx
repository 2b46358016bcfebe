import { useState } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { deliveryMessages as messages } from './messages.ts';

interface RemindDialogProps {
  readonly isOpen: boolean;
  readonly count: number;
  readonly remind: () => Promise<{ readonly reminded: number; readonly mailed: number }>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks before people are written to, and says what was done. */
export function RemindDialog({ isOpen, count, remind, onDone, onCancel }: RemindDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { reminded, mailed } = await remind();
      const text = reminded === 0 ? undefined : messages.remindedText(mailed);
      alerts.show({ tone: 'success', title: messages.remindedTitle(reminded), text });
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: messages.remindFailed, text: error.information });
      onCancel();
    } finally {
      setBusy(false);
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
      {messages.remindText(count)}
    </AlertDialog>
  );
}
