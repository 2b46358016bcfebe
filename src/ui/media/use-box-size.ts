import { type RefObject, useEffect, useState } from 'react';

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels, without scroll bars; 0 by 0 at first. */
export function useBoxSize(target: RefObject<HTMLElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>({ width: 0, height: 0 });
  useEffect(() => {
    const element = target.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return size;
}
