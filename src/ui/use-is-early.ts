import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * true in the build's rendering and while the browser takes it over: the first render must match what is painted. What
 * only the browser knows, such as a system setting, shows in the render after that.
 */
export const useIsEarly = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
