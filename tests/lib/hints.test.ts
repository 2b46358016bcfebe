import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noticeChanged } from '#contract/notices/notices.hints.ts';
import { notificationsChanged } from '#contract/notifications/notifications.hints.ts';
import { onHints } from '#src/lib/live.ts';
import { heardLive } from '../heard-live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const events = [noticeChanged, notificationsChanged] as const;
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
      const { live, hear, count } = heardLive();
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
      hear(notificationsChanged);
      stop();
      hear(notificationsChanged);
      vi.advanceTimersByTime(1000);
      expect([asked, count()]).toEqual([before, 0]);
    }),
    { seed: 5, numRuns: 200 },
  );
});
