import { type ReactNode, useState } from 'react';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import type { ToastContent } from '#src/ui/toaster.ts';
import { alerts } from './alerts.ts';
import { CallFailed } from './call-failed.ts';

interface AskedActProps {
  /** Left out: the dialog is mounted only while it asks. */
  readonly isOpen?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly cancel: string;
  readonly yes: string;
  /** Resolves to the message for afterwards; null: there is nothing to do. */
  readonly act: (() => Promise<ToastContent>) | null;
  readonly failed: string;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Asks before an act that other people hear of, does it, and says what was done. */
export function AskedAct({
  isOpen = true,
  title,
  children,
  cancel,
  yes,
  act,
  failed,
  onEnd,
  onCancel,
}: AskedActProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (!act) return;
    setBusy(true);
    try {
      alerts.show(await act());
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      alerts.show({ tone: 'error', title: failed, text: error.information });
    } finally {
      setBusy(false);
      onEnd();
    }
  };
  return (
    <AlertDialog
      open={isOpen}
      title={title}
      answers={[
        { value: 'cancel', label: cancel },
        ...(act ? [{ value: 'do', label: yes, tone: 'primary' as const, busy: isBusy }] : []),
      ]}
      onAnswer={(answer) => (answer === 'do' ? void run() : onCancel())}
      onCancel={onCancel}
    >
      {children}
    </AlertDialog>
  );
}
