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
