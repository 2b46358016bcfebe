import { useCallback, useEffect, useState } from 'react';

/** Hears hints that something changed; returns how to stop. */
export type ListenForHints = (ask: () => void) => () => void;

/** Several hints in this time, in milliseconds, are one. */
const gather = 400;

export interface Refresh {
  /** Counts up with every wish to ask again. */
  readonly round: number;
  readonly refresh: () => void;
}

/** Counts up a moment after the server hints at a change, and whenever `refresh` is called: then ask again. */
export function useRefresh(listen?: ListenForHints): Refresh {
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listen?.(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setRound((before) => before + 1);
      }, gather);
    });
    return () => {
      stop?.();
      clearTimeout(timer);
    };
  }, [listen]);
  return { round, refresh };
}
