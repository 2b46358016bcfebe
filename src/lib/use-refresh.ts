import { useCallback, useEffect, useState } from 'react';

export type ListenForHints = (ask: () => void) => () => void;

/** In ms: hints within this time count as one. */
const gather = 400;

export interface Refresh {
  readonly round: number;
  readonly refresh: () => void;
}

/** Raises `round` shortly after a server hint and on each `refresh`; load again then. */
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
