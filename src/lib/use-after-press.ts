import { useEffect, useRef } from 'react';

/**
 * Delays what a field says when it is left: new words push the content down, and a press begun on a button there would
 * end beside it. The work waits until the pointer is up and its click was given.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      for (const work of waiting.current.splice(0)) work();
    };
    const up = () => setTimeout(release);
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('pointerdown', down, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', up, options);
    return () => controller.abort();
  }, []);
  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  };
}
