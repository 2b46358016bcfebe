import { type RefObject, useEffect, useState } from 'react';

/** Is the element within one screen of what its scroller shows? */
export function useNearView(
  target: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, scroller]);
  return near;
}
