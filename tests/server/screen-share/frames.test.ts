import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frameBuffer,
  frameHeaderBytes,
  frameLimitBytes,
  readFrameHeader,
} from '#contract/screen-share/frame.codec.ts';
import { hostSays, readMessage, relayHello, viewerSays } from '#contract/screen-share/relay.wire.ts';
import { times } from '../../long.ts';

const header = fc.record({
  kind: fc.constantFrom('key' as const, 'delta' as const),
  codec: fc.constantFrom('vp8' as const, 'avc1.42E01F' as const),
  width: fc.integer({ min: 1, max: 4096 }),
  height: fc.integer({ min: 1, max: 4096 }),
  sequence: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  timestamp: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
});

describe('the header of a frame', () => {
  it('is read as it was written, wherever the frame lies in memory', () => {
    fc.assert(
      fc.property(
        header,
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 9 }),
        (given, size, shift) => {
          const { frame } = frameBuffer(given, size);
          const moved = new Uint8Array(frame.length + shift);
          moved.set(frame, shift);
          expect(readFrameHeader(moved.subarray(shift))).toEqual(given);
        },
      ),
    );
  });

  it('of any bytes is one that may be passed on, or none, and never an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const read = readFrameHeader(bytes);
        if (!read) return;
        expect(bytes.length).toBeGreaterThan(frameHeaderBytes);
        expect([read.width, read.height].every((side) => side >= 1 && side <= 4096)).toBe(true);
        expect(read.kind === 'picture').toBe(read.codec === 'jpeg');
      }),
      { numRuns: times(1000, 5000) },
    );
  });

  it('is refused with one byte wrong in what it is, without content, and beyond the limit', () => {
    const { frame } = frameBuffer(
      { kind: 'key', codec: 'vp8', width: 10, height: 10, sequence: 0, timestamp: 0 },
      4,
    );
    const wrong = (index: number, value: number) =>
      readFrameHeader(Uint8Array.from(frame).fill(value, index, index + 1));
    expect([
      wrong(0, 3),
      wrong(1, 3),
      wrong(0, 2),
      wrong(1, 2),
      wrong(2, 255),
      wrong(3, 0),
      wrong(5, 0),
    ]).toEqual(Array.from({ length: 7 }, () => null));
    expect(readFrameHeader(frame.subarray(0, frameHeaderBytes))).toBeNull();
    expect(readFrameHeader(Uint8Array.from({ length: frameLimitBytes + 1 }))).toBeNull();
  });
});

describe('words at the relay', () => {
  it('are the ones it knows, or none, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const hello = readMessage(relayHello, text);
        expect(hello === null || ['video', 'pictures'].includes(hello.takes)).toBe(true);
        const said = readMessage(hostSays, text);
        expect(said === null || 'paused' in said || 'lower' in said).toBe(true);
        const word = readMessage(viewerSays, text);
        expect(word === null || typeof word.hand === 'boolean').toBe(true);
      }),
    );
    expect(readMessage(hostSays, '{"paused":true,"more":1}')).toBeNull();
  });
});
