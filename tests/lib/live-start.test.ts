import { expect, test } from 'vitest';
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
