import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** iPhones have it for video only. */
  readonly available: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const onChange = () =>
      setActive(target.current !== null && document.fullscreenElement === target.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [target]);
  const toggle = () => {
    const change = active ? document.exitFullscreen() : target.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { available: document.fullscreenEnabled, active, toggle };
}
