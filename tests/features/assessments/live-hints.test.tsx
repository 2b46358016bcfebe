import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assessmentsChanged, attemptsMoved } from '#contract/assessments/assessments.hints.ts';
import { boardHints } from '#src/features/assessments/live/live-hints.ts';
import { heardLive } from '../../heard-live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a board asks again for its own assessment alone, after a broken connection, and twice a minute [CE-03, CC-13]', () => {
  const { live, hear } = heardLive();
  const ask = vi.fn();
  const stop = boardHints(live, 12)(ask);
  hear(attemptsMoved, { assessmentId: 13 });
  expect(ask).toHaveBeenCalledTimes(0);
  hear(attemptsMoved, { assessmentId: 12 });
  hear(assessmentsChanged, { assessmentId: 12 });
  hear(attemptsMoved, undefined);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
  hear(attemptsMoved, { assessmentId: 12 });
  vi.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(5);
});
