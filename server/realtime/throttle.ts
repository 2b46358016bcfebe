/** Runs a key's first call at once; later ones within `pause` ms become one at its end, so the last always runs. */
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
