import { useState } from 'react';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { alerts } from '../alerts.ts';
import { errorText } from '../tell-failure.ts';
import { startCodeMessages as texts } from './messages.en.ts';
import { StartCodeDialog, type Started } from './StartCodeDialog.tsx';

interface NewCodeDialogProps {
  readonly name: string;
  readonly give: () => Promise<Started>;
  readonly onClose: () => void;
}

/** [QU-06] Asks first, then replaces somebody's password by a code and shows it once. */
export function NewCodeDialog({ name, give, onClose }: NewCodeDialogProps) {
  const [isRunning, setRunning] = useState(false);
  const [started, setStarted] = useState<Started | null>(null);
  const run = async () => {
    setRunning(true);
    try {
      setStarted(await give());
    } catch (error) {
      const text = errorText(error);
      alerts.show({ tone: 'error', title: text });
      onClose();
    } finally {
      setRunning(false);
    }
  };
  if (started) return <StartCodeDialog {...started} onClose={onClose} />;
  return (
    <AlertDialog
      open
      tone="warning"
      title={texts.ask(name)}
      answers={[
        { value: 'cancel', label: texts.cancel },
        { value: 'yes', label: texts.yes, tone: 'danger', busy: isRunning },
      ]}
      onAnswer={(answer) => (answer === 'yes' ? void run() : onClose())}
      onCancel={() => {
        if (!isRunning) onClose();
      }}
    >
      {texts.askText}
    </AlertDialog>
  );
}
