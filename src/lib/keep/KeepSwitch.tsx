import { useState } from 'react';
import { Switch } from '#src/ui/Switch.tsx';
import { alerts } from '../alerts.ts';
import { keepMessages as messages } from './messages.en.ts';

interface KeepSwitchProps {
  readonly isKept: () => boolean;
  /** false: this browser cannot keep it. */
  readonly keep: () => Promise<boolean>;
  readonly drop: () => Promise<void>;
}

/** [LO-06] Keeps a thing and its files for use without a connection, as long as the person may open it. */
export function KeepSwitch({ isKept, keep, drop }: KeepSwitchProps) {
  const [kept, setKept] = useState(isKept);
  const [isBusy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    if (isBusy) return;
    setKept(wanted);
    setBusy(true);
    const isDone = wanted ? await keep() : await drop().then(() => true);
    setBusy(false);
    if (isDone) return;
    setKept(false);
    alerts.show({ tone: 'error', title: messages.failed });
  };
  return (
    <Switch
      label={messages.keep}
      hint={isBusy ? messages.keeping : kept ? messages.kept : messages.hint}
      checked={kept}
      aria-busy={isBusy}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
