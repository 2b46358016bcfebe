import type { ListenForHints } from '#src/lib/use-refresh.ts';

/** Hints as a screen hears them: `tell` says that something changed. */
export function heardHints() {
  const asks = new Set<() => void>();
  const listen: ListenForHints = (ask) => {
    asks.add(ask);
    return () => void asks.delete(ask);
  };
  return {
    listen,
    tell: () => {
      for (const ask of asks) ask();
    },
  };
}
