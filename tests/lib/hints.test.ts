import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Live, onHints } from '#src/lib/live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection on which the test says what is heard. */
function lineOf() {
  const listeners = new Map<string, Set<(content: unknown) => void>>();
  const live: Live = {
    connect: () => undefined,
    disconnect: () => undefined,
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return () => void listeners.get(event)?.delete(listener);
    },
  };
  return {
    live,
    hear: (event: string, content: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(content);
    },
    count: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  };
}

const events = ['notice.changed', 'notification'] as const;
const hint = fc.record({
  event: fc.constantFrom(...events),
  noticeId: fc.nat(3),
  version: fc.nat(3),
  pause: fc.nat(400),
  times: fc.integer({ min: 1, max: 4 }),
});

it('hints that come twice, late or the wrong way round end in what the server says now [CC-13]', () => {
  fc.assert(
    fc.property(fc.array(hint, { minLength: 1, maxLength: 20 }), (hints) => {
      const { live, hear, count } = lineOf();
      // The server's state grows with each hint that is heard for the first time; asking reads it whole.
      let stored = 0;
      let shown = -1;
      let asked = 0;
      const stop = onHints(live, events, () => {
        asked += 1;
        shown = stored;
      });
      for (const { event, noticeId, version, pause, times } of hints) {
        stored += 1;
        for (let time = 0; time < times; time += 1) hear(event, { noticeId, version });
        vi.advanceTimersByTime(pause);
      }
      vi.advanceTimersByTime(1000);
      expect(shown).toBe(stored);
      expect(asked).toBeLessThanOrEqual(hints.length);
      const before = asked;
      hear('notification', undefined);
      stop();
      hear('notification', undefined);
      vi.advanceTimersByTime(1000);
      expect([asked, count()]).toEqual([before, 0]);
    }),
    { seed: 5, numRuns: 200 },
  );
});
