import { useEffect, useState } from 'react';
import { alerts } from '#src/lib/alerts.ts';
import { Button } from '#src/ui/Button.tsx';
import { workspaceMessages as messages } from './messages.en.ts';

/** [CW-09, CO-13] Milliseconds. */
const shown = 1_000;

/** [CW-09] Copies an address and confirms it for a second. */
export function BriefCopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shown);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The page has no clipboard, but the user can select the shown text.
      alerts.show({ tone: 'warning', title: messages.copyFailed });
    }
  };
  return (
    <Button size="sm" aria-live="polite" onClick={() => void copy()}>
      {isCopied ? messages.copied : messages.copyUrl}
    </Button>
  );
}
