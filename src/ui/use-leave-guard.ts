import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For sign-in and sign-out the session asks, not each form: typed text is kept as a draft. */
const signIn = '/login';

interface Place {
  readonly href: string;
  readonly pathname: string;
}

/**
 * Whether a navigation leaves the form's page. Back and forward change the open thing by path or search; a page that
 * writes its own search (filters, a number from the server) stays.
 */
export function leadsAway(action: string, from: Place, to: Place): boolean {
  if (to.pathname === signIn) return false;
  const isOwn = action === 'PUSH' || action === 'REPLACE';
  return isOwn ? from.pathname !== to.pathname : from.href !== to.href;
}

/** The browser asks in its own words when a tab with unsaved work closes or reloads. */
export function useBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Keeps Back, Forward, a link or the menu from losing a form. While `isUnsaved`, it calls `ask` before the route
 * changes; `ask` resolves to true to leave. Without a router it does nothing. For reload and close: `useBeforeUnload`.
 */
export function useLeaveGuard(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const history = useRouter({ warn: false })?.history;
  const askNow = useEffectEvent(ask);
  // A saved form may navigate within the same tick, before effects are cleaned up.
  const unsaved = useRef(isUnsaved);
  useLayoutEffect(() => {
    unsaved.current = isUnsaved;
    return () => {
      unsaved.current = false;
    };
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || !history) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action, currentLocation, nextLocation }) =>
        unsaved.current && leadsAway(action, currentLocation, nextLocation) && !(await askNow()),
    });
  }, [isUnsaved, history]);
}
