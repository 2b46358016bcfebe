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

export function ToastLog({ store, texts }: ToastLogProps) {
  const { entries, unread } = useSyncExternalStore(store.subscribe, store.getLog);
  const [open, setOpen] = useState<boolean>();
  const show = () => {
    store.markLogRead();
    // The list contains them, and they would cover it.
    for (const { id } of store.getToasts()) store.dismiss(id);
    setOpen(true);
  };
  // Messages that came while the list was open count as read.
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
