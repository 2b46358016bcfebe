import { useSyncExternalStore } from 'react';

/** As the breakpoint `lg` of the styles. */
const wide = '(min-width: 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Is there room for parts beside each other? For what comes in another order on a phone: the order of the elements
 * changes with it, so that keyboard and screen reader follow what is seen. Keep the `key` of each part.
 */
export const useIsWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(wide).matches);
