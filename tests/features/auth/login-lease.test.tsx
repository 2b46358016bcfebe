import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaseLoginPage } from '#src/features/auth/actors/login-lease.ts';

/** Channels of one thread that hear each other at once, as tabs of one browser do. */
class Channel {
  static open = new Set<Channel>();
  hear: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  addEventListener(_type: 'message', hear: (event: { data: unknown }) => void) {
    this.hear = hear;
  }
  postMessage(data: unknown) {
    for (const other of Array.from(Channel.open)) if (other !== this) other.hear?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

function openTab() {
  const heard: string[] = [];
  const close = leaseLoginPage((lease) => heard.push(lease));
  return {
    last: () => heard.at(-1),
    /** The tab is closed, or goes on to another page. */
    close,
    /** The tab crashes: it says nothing more. */
    crash: (channel: Channel | undefined) => channel && Channel.open.delete(channel),
  };
}
const newest = () => [...Channel.open].at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the one login page of a browser', () => {
  it('is the first one [LO-05, QC-37]', () => {
    const first = openTab();
    vi.advanceTimersByTime(400);
    const second = openTab();
    vi.advanceTimersByTime(400);
    expect([first.last(), second.last()]).toEqual(['ours', 'elsewhere']);
    vi.advanceTimersByTime(60_000);
    expect([first.last(), second.last()]).toEqual(['ours', 'elsewhere']);
  });

  it('is one of two that open at the same moment [LO-05]', () => {
    const tabs = [openTab(), openTab(), openTab()];
    vi.advanceTimersByTime(1_000);
    expect(tabs.map((tab) => tab.last()).filter((lease) => lease === 'ours')).toHaveLength(1);
    expect(tabs.map((tab) => tab.last()).filter((lease) => lease === 'elsewhere')).toHaveLength(2);
  });

  it('is the next one at once when the first is closed [LO-05]', () => {
    const first = openTab();
    vi.advanceTimersByTime(400);
    const second = openTab();
    vi.advanceTimersByTime(400);
    first.close();
    vi.advanceTimersByTime(400);
    expect(second.last()).toBe('ours');
  });

  it('is the next one within seconds when the first crashed [LO-05, QC-37]', () => {
    const first = openTab();
    const channel = newest();
    vi.advanceTimersByTime(400);
    const second = openTab();
    vi.advanceTimersByTime(400);
    first.crash(channel);
    vi.advanceTimersByTime(5_500);
    expect(second.last()).toBe('ours');
  });

  it('is this one where tabs cannot talk to each other', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(openTab().last()).toBeUndefined();
  });
});
