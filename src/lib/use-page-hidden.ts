import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Runs when the page is hidden or left and on unmount. A layout effect ends before the screen's actor stops. */
export function usePageHidden(onHidden: () => void): void {
  const tell = useEffectEvent(onHidden);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onChange = () => document.visibilityState === 'hidden' && tell();
    addEventListener('pagehide', () => tell(), { signal });
    document.addEventListener('visibilitychange', onChange, { signal });
    return () => controller.abort();
  }, []);
  useLayoutEffect(() => () => tell(), []);
}
