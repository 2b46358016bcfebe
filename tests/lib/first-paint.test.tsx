import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '#src/lib/first-paint.ts';

/** A browser that says by `paint` when it has painted. */
function browser(visibility: 'visible' | 'hidden') {
  const told: (() => void)[] = [];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell);
      }
      observe = () => undefined;
    },
  );
  return { paint: () => told.forEach((tell) => tell()) };
}

describe('the first paint', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is waited for, and no longer', async () => {
    vi.useFakeTimers();
    const { paint } = browser('visible');
    const done = vi.fn();
    void firstPaint().then(done);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).not.toHaveBeenCalled();
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });

  it('is not waited for in a hidden tab, nor for ever', async () => {
    browser('hidden');
    await firstPaint();
    vi.useFakeTimers();
    browser('visible');
    const done = vi.fn();
    void firstPaint().then(done);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalledOnce();
  });
});
