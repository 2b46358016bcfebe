import { expect, it } from 'vitest';
import type { Channel } from '#server/realtime/channels.ts';
import { createRecentHints } from '#server/realtime/recent-hints.ts';

function rememberer() {
  const clock = { now: 1_000_000 };
  const hints = createRecentHints(() => clock.now);
  const send = (content: unknown, to: string, except: string[] = []) =>
    hints.remember({ name: 'changed', content, to: [to as Channel], except: except as Channel[] });
  const missed = (age: number, ...channels: string[]) =>
    hints.missed(age, (channel) => channels.includes(channel))?.map(({ content }) => content);
  return { clock, send, missed };
}

it('what a page missed is told of its channels alone, each once, oldest first [CC-13]', () => {
  const { clock, send, missed } = rememberer();
  clock.now += 10_000;
  send('early', 'a');
  clock.now += 10_000;
  send('one', 'a');
  send('not for c', 'a', ['c']);
  send('other', 'b');
  send('one', 'a');
  expect(missed(5_000, 'a')).toEqual(['one', 'not for c']);
  expect(missed(5_000, 'a', 'c')).toEqual(['one']);
  expect(missed(15_000, 'a')).toEqual(['early', 'one', 'not for c']);
  expect(missed(5_000)).toEqual([]);
});

it('what is not remembered whole is not told in part [CC-13]', () => {
  const { clock, send, missed } = rememberer();
  expect(missed(1, 'a')).toBeUndefined();
  clock.now += 90_000;
  expect(missed(60_000, 'a')).toEqual([]);
  expect(missed(60_001, 'a')).toBeUndefined();
  // More of them than are kept: the oldest are forgotten.
  for (let count = 0; count < 2_001; count += 1) {
    clock.now += 1;
    send(count, 'a');
  }
  expect(missed(999, 'a')).toHaveLength(1_000);
  expect(missed(1_500, 'a')).toBeUndefined();
});
