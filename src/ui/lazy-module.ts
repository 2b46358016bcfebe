import { useSyncExternalStore } from 'react';

/** Code that loads after its screen. Unlike with `lazy`, nothing suspends or throws; a failed load can be retried. */
export interface LazyModule<Part> {
  readonly get: () => Part | null;
  /** Loads it once; rejects on a failure, and the next call tries again. */
  readonly load: () => Promise<Part>;
  readonly onArrival: (listener: () => void) => () => void;
}

/** Call it once, at the top of a module: `lazyModule(() => import('./List.tsx'))`. */
export function lazyModule<Part extends object>(fetchPart: () => Promise<Part>): LazyModule<Part> {
  const listeners = new Set<() => void>();
  let part: Part | null = null;
  let underWay: Promise<Part> | null = null;

  const arrive = (arrived: Part) => {
    part = arrived;
    for (const listener of listeners) listener();
    return arrived;
  };
  const forget = (error: unknown) => {
    underWay = null;
    throw error;
  };
  return {
    get: () => part,
    load: () => (underWay ??= fetchPart().then(arrive, forget)),
    onArrival(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loads ahead of need; a failure shows only to a later `load`. */
export function preload(...parts: readonly LazyModule<object>[]): void {
  for (const part of parts) part.load().catch(() => undefined);
}

/** null until it has loaded; this does not load it. */
export const useLatePart = <Part extends object>(part: LazyModule<Part>): Part | null =>
  useSyncExternalStore(part.onArrival, part.get);
