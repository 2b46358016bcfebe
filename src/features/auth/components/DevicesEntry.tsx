import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { lazy, Suspense, useState } from 'react';
import { menuLink } from '#src/ui/app-frame.recipe.ts';
import { messages } from '../messages.en.ts';

const DevicesDialog = lazy(async () => ({ default: (await import('./DevicesDialog.tsx')).DevicesDialog }));

/** [QU-14] In the menu: opens the list of one's own devices. */
export function DevicesEntry() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={menuLink()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MonitorSmartphone />
        {messages.devices}
      </button>
      <Suspense>{isOpen && <DevicesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
