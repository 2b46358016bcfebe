import { useSyncExternalStore } from 'react';

/**
 * Code that comes after the screen it belongs to. Unlike with `lazy` nothing waits and nothing breaks meanwhile: the
 * screen stands without it, says so when it cannot be had, and fetches it anew.
 */
export interface LazyModule<Part> {
  /** The part, or null until it is there. */
  readonly get: () => Part | null;
  /** Fetches it once; rejects when it cannot be had, and what failed is fetched anew at the next call. */
  readonly load: () => Promise<Part>;
  /** Called when it has arrived. */
  readonly onArrival: (listener: () => void) => () => void;
}

/** Defined once, at the top of a module: `lazyModule(() => import('./List.tsx'))`. */
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

/** Fetches it before anybody asks for it; should that fail, whoever asks hears of it. */
export function preload(...parts: readonly LazyModule<object>[]): void {
  for (const part of parts) part.load().catch(() => undefined);
}

/** The part, or null until it is there; it is not fetched by this. */
export const useLatePart = <Part extends object>(part: LazyModule<Part>): Part | null =>
  useSyncExternalStore(part.onArrival, part.get);
