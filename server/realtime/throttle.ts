type Calm<T> = (key: string, pause: number, value: T, run: (value: T) => void) => void;

/**
 * Runs a key's first call at once; later ones within `pause` ms become one at its end, with what they say `together`, so
 * that nothing of them is lost.
 */
export function createThrottle<T>(together: (earlier: T, later: T) => T): Calm<T> {
  const waiting = new Map<string, { readonly value: T; readonly run: (value: T) => void } | null>();
  const rest = (key: string, pause: number) => {
    waiting.set(key, null);
    setTimeout(() => {
      const next = waiting.get(key);
      if (next) {
        next.run(next.value);
        rest(key, pause);
      } else waiting.delete(key);
    }, pause).unref();
  };
  return (key, pause, value, run) => {
    const earlier = waiting.get(key);
    if (earlier === undefined) {
      run(value);
      rest(key, pause);
    } else waiting.set(key, { value: earlier ? together(earlier.value, value) : value, run });
  };
}
