import { useCallback, useState } from 'react';
import { type Fetched, useLoaded } from '../use-loaded.ts';
import { type ListenForHints, useRefresh } from '../use-refresh.ts';

export interface Detail<Tree> {
  readonly fetched: Fetched<Tree>;
  /** Unless `done`, the thing has changed since it was loaded, and the server would refuse a change as stale. */
  readonly reload: 'done' | 'asked' | 'failed';
  readonly refresh: () => void;
}

/** Loads one thing, again after each change and hint. Keep the identity of `load` and `listen` between renders. */
export function useDetail<Tree>(
  id: number,
  load: (id: number, signal: AbortSignal) => Promise<Tree>,
  listen?: ListenForHints,
): Detail<Tree> {
  const { round, refresh } = useRefresh(listen);
  const [failed, setFailed] = useState(-1);
  const loadTree = useCallback(
    async (signal: AbortSignal, of: number) => {
      try {
        return { tree: await load(id, signal), round: of };
      } catch (error) {
        if (!signal.aborted) setFailed(of);
        throw error;
      }
    },
    [load, id],
  );
  const [loaded] = useLoaded(loadTree, round);
  const fetched: Fetched<Tree> =
    loaded.kind === 'loaded' ? { kind: 'loaded', data: loaded.data.tree } : loaded;
  const isBehind = loaded.kind === 'loaded' && loaded.data.round < round;
  const behind = failed === round ? 'failed' : 'asked';
  return { fetched, reload: isBehind ? behind : 'done', refresh };
}
