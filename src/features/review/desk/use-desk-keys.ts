import { useEffect, useEffectEvent } from 'react';

export type DeskCommand = 'approve' | 'again' | 'skip' | 'feedback' | 'phrase';

type KeyFacts = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** What a key means at the desk, in fields too. No key is a letter, which people type. */
export function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyFacts): DeskCommand | null {
  if (isComposing || altKey) return null;
  if (key === 'Enter' && (ctrlKey || metaKey)) return shiftKey ? 'again' : 'approve';
  if (ctrlKey || metaKey || shiftKey) return null;
  if (key === 'F8') return 'skip';
  if (key === 'F9') return 'phrase';
  return key === 'F2' ? 'feedback' : null;
}

/** The keys of the desk, wherever the focus is on the page; a dialog over it has its own. */
export function useDeskKeys(onCommand: (command: DeskCommand) => void): void {
  const run = useEffectEvent(onCommand);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (
        command === null ||
        event.defaultPrevented ||
        document.querySelector('[role=alertdialog], dialog[open]')
      )
        return;
      event.preventDefault();
      if (!event.repeat) run(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
