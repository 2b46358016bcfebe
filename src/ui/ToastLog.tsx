import MessageSquareText from 'lucide-react/icons/message-square-text';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from './IconButton.tsx';
import type { ToastLogTexts } from './ToastLogDrawer.tsx';
import type { ToastStore } from './toaster.ts';

const ToastLogDrawer = lazy(async () => ({ default: (await import('./ToastLogDrawer.tsx')).ToastLogDrawer }));

export interface ToastLogProps {
  readonly store: ToastStore;
  readonly texts: ToastLogTexts;
}

/** A button with the number of messages that came since one looked, and the list of them all, the newest first. */
export function ToastLog({ store, texts }: ToastLogProps) {
  const { entries, unread } = useSyncExternalStore(store.subscribe, store.getLog);
  const [open, setOpen] = useState<boolean>();
  const show = () => {
    store.markLogRead();
    // They are in the list, and would cover it.
    for (const { id } of store.getToasts()) store.dismiss(id);
    setOpen(true);
  };
  // What came while the list was open was seen in it.
  const hide = () => {
    store.markLogRead();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        label={texts.open(unread)}
        icon={<MessageSquareText />}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={show}
      />
      {open !== undefined && (
        <Suspense>
          <ToastLogDrawer
            open={open}
            entries={entries}
            texts={texts}
            onClose={hide}
            onClear={store.clearLog}
          />
        </Suspense>
      )}
    </>
  );
}
