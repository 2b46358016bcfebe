/**
 * Runs what it is given at once, and what comes within `pause` ms of it with the same key as one, at the pause's end:
 * the last always runs.
 */
export function createThrottle(pause: number): (key: string, run: () => void) => void {
  const waiting = new Map<string, (() => void) | null>();
  const rest = (key: string) => {
    waiting.set(key, null);
    setTimeout(() => {
      const next = waiting.get(key);
      if (next) {
        next();
        rest(key);
      } else waiting.delete(key);
    }, pause).unref();
  };
  return (key, run) => {
    if (waiting.has(key)) {
      waiting.set(key, run);
      return;
    }
    run();
    rest(key);
  };
}
