import { useEffect, useEffectEvent } from 'react';

export type DeskCommand = 'approve' | 'again' | 'skip' | 'feedback' | 'phrase';

type KeyFacts = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

/** The command of a key, in fields too. No key is a letter, because people type letters. */
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

/** The desk's keys work wherever the focus is, except in a dialog. */
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
