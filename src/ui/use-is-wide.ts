import { useSyncExternalStore } from 'react';

/** The styles' breakpoint `lg`. */
const wide = '(min-width: 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether parts fit side by side. Reorder the elements too, for keyboard and screen reader; keep each part's `key`. */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(wide).matches);
