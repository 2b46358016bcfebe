import { useEffect, useState } from 'react';
import type { OnHint } from '../use-helpdesk-chat.ts';

/** Several hints in this time, in milliseconds, are one. */
const gather = 400;

/** Counts up a moment after the server hints at a change, and whenever `again` is called. */
export function useHinted(onHint: OnHint): { readonly round: number; readonly again: () => void } {
  const [round, setRound] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onHint(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setRound((before) => before + 1);
      }, gather);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [onHint]);
  return { round, again: () => setRound((before) => before + 1) };
}
