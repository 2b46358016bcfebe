import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginWaiting, isWaiting } from '#src/lib/busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the sign of waiting', () => {
  it('counts calls and goes when the last one ends [ST-43]', () => {
    const [endFirst, endSecond] = [beginWaiting(), beginWaiting()];
    vi.advanceTimersByTime(300);
    expect(isWaiting()).toBe(true);
    endFirst();
    endFirst();
    expect(isWaiting()).toBe(true);
    endSecond();
    expect(isWaiting()).toBe(false);
  });

  it('is not shown for a quick call', () => {
    const end = beginWaiting();
    vi.advanceTimersByTime(200);
    end();
    vi.advanceTimersByTime(1_000);
    expect(isWaiting()).toBe(false);
  });

  it('is gone after 15 seconds whatever the network does, and comes back with the next call [ML-11, ST-43, CO-17]', () => {
    const end = beginWaiting();
    vi.advanceTimersByTime(15_200);
    expect(isWaiting()).toBe(true);
    vi.advanceTimersByTime(100);
    expect(isWaiting()).toBe(false);
    end();
    const endNext = beginWaiting();
    vi.advanceTimersByTime(300);
    expect(isWaiting()).toBe(true);
    endNext();
  });
});
