import type { Hint, HintContent } from '#contract/core/define-hint.ts';
import type { Live } from '#src/lib/live.ts';

/** A connection on which the test says what is heard; a content that the hint does not declare is heard as none. */
export function heardLive() {
  const listeners = new Map<string, Set<(content: unknown) => void>>();
  const live: Live = {
    connect: () => undefined,
    disconnect: () => undefined,
    on: <H extends Hint>({ name }: H, listener: (content: HintContent<H> | undefined) => void) => {
      const hear = (content: unknown) => listener(content as HintContent<H> | undefined);
      listeners.set(name, (listeners.get(name) ?? new Set()).add(hear));
      return () => void listeners.get(name)?.delete(hear);
    },
    onClosed: () => () => undefined,
  };
  return {
    live,
    hear: ({ name }: Hint, content?: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(content);
    },
    count: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}
