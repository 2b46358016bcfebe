import { useSyncExternalStore } from 'react';

/** The styles' breakpoint `lg`. */
const wide = '(min-width: 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether parts fit side by side. For content in another order on phones: the elements' order changes too, so that
 * keyboard and screen reader follow what is seen. Keep the `key` of each part.
 */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(wide).matches);
