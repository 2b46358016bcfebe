import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Who signs in or out is asked by the session, not by each form: what was typed is kept as a draft. */
const signIn = '/login';

interface Place {
  readonly href: string;
  readonly pathname: string;
}

/**
 * Does this way lead off the page that holds the form? Back and forward change what is open, by path or by search; a
 * page that writes its own search (filters, a number that the server gave) stays where it is.
 */
export function leadsAway(action: string, from: Place, to: Place): boolean {
  if (to.pathname === signIn) return false;
  const isOwn = action === 'PUSH' || action === 'REPLACE';
  return isOwn ? from.pathname !== to.pathname : from.href !== to.href;
}

/** The browser asks in its own words when a tab with unsaved work is closed or reloaded. */
export function useBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * The one way a form keeps people from losing it by Back, Forward, a link or the menu. While `isUnsaved`, `ask` is
 * called before the route changes; it settles with true to leave and false to stay. Without a router nothing leads
 * away. Reload and close: `useBeforeUnload`.
 */
export function useLeaveGuard(isUnsaved: boolean, ask: () => Promise<boolean>): void {
  const history = useRouter({ warn: false })?.history;
  const askNow = useEffectEvent(ask);
  // A form that has just been saved may lead on within the same tick, before effects are cleaned up.
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
