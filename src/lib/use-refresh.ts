import { useCallback, useEffect, useState } from 'react';

/** Hears hints that something changed; returns how to stop. `onHints` of `live.ts` gathers them. */
export type ListenForHints = (ask: () => void) => () => void;

/** Counts up whenever the server hints at a change and `refresh` is called: what is shown is to be asked for again. */
export function useRefresh(listen?: ListenForHints): {
  readonly round: number;
  readonly refresh: () => void;
} {
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  useEffect(() => listen?.(refresh), [listen, refresh]);
  return { round, refresh };
}
