import { useState } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { CallFailed } from '#src/lib/call-failed.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { deliveryMessages as messages } from './messages.en.ts';

interface RemindDialogProps {
  readonly isOpen: boolean;
  /** Whom it would write to. */
  readonly text: string;
  /** Says what was done. */
  readonly remind: () => Promise<ToastContent>;
  /** After an answer, also one that failed and was told. */
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Asks before people are written to, and says what was done. */
export function RemindDialog({ isOpen, text, remind, onEnd, onCancel }: RemindDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      alerts.show(await remind());
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
      {text}
    </AlertDialog>
  );
}
