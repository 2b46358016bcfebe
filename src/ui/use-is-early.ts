import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Is this drawn by the build, or just taking over what the build drew? What only the browser knows, such as a wish of
 * the reader's system, shows with the drawing after that: the first must be what is painted already.
 */
export const useIsEarly = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
