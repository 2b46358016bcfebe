import { allowShortcuts } from '#src/lib/key-guard.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusBar } from '#src/ui/StatusBar.tsx';
import { messages } from './messages.en.ts';
import { useKeyGuard } from './use-key-guard.ts';

/** [QC-38] Holds back browser keys in the main layout, with one polite message and a way on. */
export function KeyGuard() {
  const { held, dismiss } = useKeyGuard();
  const allow = () => {
    allowShortcuts(true);
    dismiss();
  };
  return (
    <StatusBar
      text={held === null ? undefined : messages.keys[held]}
      actions={
        <>
          <Button size="sm" onClick={allow}>
            {messages.keys.allow}
          </Button>
          {held === 'refresh' && (
            <Button size="sm" variant="primary" onClick={() => location.reload()}>
              {messages.keys.refreshNow}
            </Button>
          )}
        </>
      }
    />
  );
}
