import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFrameHeader } from '#contract/screen-share/frame.codec.ts';
import { screenLimits } from '#server/screen-share/relay/screen.types.ts';
import { type BareRelay, startBareRelay } from './bare-relay.ts';
import { frameOf, isTold, openRelay } from './relay-client.ts';

/** So that many large frames can be sent at once. */
const limits = {
  ...screenLimits,
  framesPerSecond: 100_000,
  bytesPerSecond: 2 ** 40,
  ringBytes: 2 ** 21,
  behindMilliseconds: 100,
};
let relay: BareRelay;
let address = '';

beforeAll(async () => {
  relay = await startBareRelay(limits);
  address = relay.address;
});
afterAll(() => relay.close());

const numberOf = (frame: Buffer | undefined) => readFrameHeader(frame ?? Buffer.alloc(0))?.sequence ?? -1;

describe('a late joiner', () => {
  it('is shown the last whole picture at once and soon a new one, not all that happened between', async () => {
    const host = await openRelay(address, 'host');
    const early = await openRelay(address, 'early');
    await early.until(isTold('state'));
    const frames = limits.joinFrames + 5;
    for (let index = 0; index < frames; index += 1)
      host.socket.send(frameOf(index === 0 ? 'key' : 'delta', index));
    await early.seen(frames);
    const asked = host.told.length;
    const late = await openRelay(address, 'late');
    await late.seen(1);
    await host.until((message) => message['told'] === 'key' && host.told.indexOf(message) >= asked);
    host.socket.send(frameOf('delta', frames));
    host.socket.send(frameOf('key', frames + 1));
    host.socket.send(frameOf('delta', frames + 2));
    await late.seen(3);
    expect(late.frames.map(numberOf)).toEqual([0, frames + 1, frames + 2]);
    for (const { socket } of [host, early, late]) socket.close();
  });
});

describe('a viewer who does not keep up', () => {
  it('skips to the next whole picture, while nobody else waits', async () => {
    const host = await openRelay(address, 'host');
    const [quick, slow] = [await openRelay(address, 'quick'), await openRelay(address, 'slow')];
    await Promise.all([quick.until(isTold('state')), slow.until(isTold('state'))]);
    slow.socket.pause();
    let next = 0;
    const send = async () => {
      host.socket.send(frameOf(next % 10 === 0 ? 'key' : 'delta', next, 600_000));
      next += 1;
      await quick.seen(next);
    };
    while (!host.told.some(isTold('slow'))) await send();
    const asked = host.told.length;
    slow.socket.resume();
    await host.until((message) => message['told'] === 'key' && host.told.indexOf(message) >= asked);
    next = Math.ceil(next / 10) * 10;
    const last = next;
    host.socket.send(frameOf('key', last, 100));
    await expect.poll(() => numberOf(slow.frames.at(-1))).toBe(last);
    expect(slow.frames.length).toBeLessThan(quick.frames.length);
    // Whatever it got after the gap begins with a whole picture.
    const numbers = slow.frames.map((frame) => numberOf(frame));
    const gap = numbers.findIndex((number, index) => number !== index);
    expect(readFrameHeader(slow.frames[gap] ?? Buffer.alloc(0))?.kind).toBe('key');
  });
});
