/**
 * Runs the first call of a key at once. Later calls within `pause` ms become one at the end of the pause, so the last
 * one always runs.
 */
export function createThrottle(): (key: string, pause: number, run: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const rest = (key: string, pause: number) => {
    waiting.set(key, null);
    setTimeout(() => {
      const next = waiting.get(key);
      if (next) {
        next();
        rest(key, pause);
      } else waiting.delete(key);
    }, pause).unref();
  };
  return (key, pause, run) => {
    if (waiting.has(key)) {
      waiting.set(key, run);
      return;
    }
    run();
    rest(key, pause);
  };
}
