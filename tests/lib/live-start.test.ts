import { expect, test, vi } from 'vitest';
import { createLive } from '#src/lib/live.ts';

test('the realtime client is fetched once the first screen stands, and by nobody who left before', async () => {
  const fetched: string[] = [];
  const clientOf = (name: string) => () => {
    fetched.push(name);
    return Promise.reject(new Error('No more than the fetch is looked at.'));
  };
  let show = () => undefined as void;
  const shown = new Promise<void>((resolve) => {
    show = resolve;
  });
  const left = createLive(shown, clientOf('left'));
  left.connect();
  left.disconnect();
  createLive(shown, clientOf('stays')).connect();
  await Promise.resolve();
  expect(fetched).toEqual([]);
  show();
  await expect.poll(() => fetched).toEqual(['stays']);
});

test('says at its first connection how long ago its page began to ask, and at later ones nothing of it', async () => {
  let giveAuth: ((give: (auth: object) => void) => void) | undefined;
  const heard = new Map<string, () => void>();
  const socket = {
    onAny: () => socket,
    on: (event: string, listener: () => void) => heard.set(event, listener),
  };
  const io = (options: { auth: typeof giveAuth }) => {
    giveAuth = options.auth;
    return socket;
  };
  createLive(Promise.resolve(), () => Promise.resolve({ io: io as never })).connect();
  await expect.poll(() => giveAuth).toBeDefined();
  const auths: object[] = [];
  giveAuth?.((auth) => auths.push(auth));
  heard.get('ready')?.();
  giveAuth?.((auth) => auths.push(auth));
  expect(auths).toEqual([{ token: '', askedAgo: expect.any(Number) }, { token: '' }]);
});

test('comes back after a refusal that is a fault of the server, and not after one of its session', async () => {
  vi.useFakeTimers();
  const heard = new Map<string, (error: Error) => void>();
  let tries = 0;
  const socket = {
    active: false,
    onAny: () => socket,
    on: (event: string, listener: (error: Error) => void) => heard.set(event, listener),
    connect: () => {
      tries += 1;
    },
    disconnect: () => undefined,
  };
  const live = createLive(Promise.resolve(), () => Promise.resolve({ io: (() => socket) as never }));
  live.connect();
  await vi.waitFor(() => expect(heard.has('connect_error')).toBe(true));
  const refuse = (message: string) => {
    heard.get('connect_error')?.(new Error(message));
    vi.advanceTimersByTime(10_000);
  };
  refuse('unauthorized');
  expect(tries).toBe(0);
  refuse('unavailable');
  expect(tries).toBe(1);
  refuse('unavailable');
  expect(tries).toBe(2);
  heard.get('connect_error')?.(new Error('unavailable'));
  live.disconnect();
  vi.advanceTimersByTime(10_000);
  expect(tries).toBe(2);
});
