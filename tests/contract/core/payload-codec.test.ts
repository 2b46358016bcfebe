import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENCRYPT_BLOCK_CHARS, PAYLOAD_MAX_BYTES, PayloadError } from '#contract/core/payload.codec.ts';
import { createPayloadCodec as createServerCodec } from '#server/core/payload-codec.ts';
import { createPayloadCodec as createBrowserCodec } from '#src/lib/payload-codec.ts';

const key = 'a-shared-key';
const browser = createBrowserCodec(key);
const server = createServerCodec(key);
const sides = [
  { side: 'browser', codec: browser, other: server },
  { side: 'server', codec: server, other: browser },
];

const samples = {
  nothing: '',
  Devanagari: 'नमस्ते विद्यार्थियों — कक्षा ८',
  Arabic: 'إشعار إلى جميع الطلاب',
  emoji: '👩🏽‍🏫 📚 🇮🇳',
  'a byte order mark': '\uFEFFtext',
  'a NUL': 'a\u0000b',
};

/** Made with openssl 3.0.19: `enc -aes-256-cbc -md md5 -S 0102030405060708`, `dgst -sha256 -hmac`. */
const madeByOpenssl =
  '1.U2FsdGVkX18BAgMEBQYHCAb//zDLEH4iZ2lyAI8MeoKheQZzDNLYrrYSrLdmqJ58.6a3338220ea7e3efb081899c6f9acd9b0cdc8f7e2c83f2d5419882b632c8a46c';

/** The largest text whose wire form fits: 786,351 bytes. */
const fullBytes = 786_351;

describe.each(sides)('the payload codec of the $side', ({ codec, other }) => {
  it.each(Object.entries(samples))('carries %s to the other side [QU-01]', (_, text) => {
    expect(other.decode(codec.encode(text))).toBe(text);
  });

  it('carries any text to the other side [QU-01]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(other.decode(codec.encode(text))).toBe(text);
      }),
    );
  });

  it('carries texts at and around the block of 120 characters whole [CO-09]', () => {
    for (const length of [
      1,
      15,
      16,
      17,
      ENCRYPT_BLOCK_CHARS - 1,
      ENCRYPT_BLOCK_CHARS,
      ENCRYPT_BLOCK_CHARS + 1,
    ]) {
      const text = 'ञ'.repeat(length);
      expect(other.decode(codec.encode(text))).toBe(text);
    }
  });

  it('reads what OpenSSL wrote', () => {
    expect(codec.decode(madeByOpenssl)).toBe('नमस्ते, world');
  });

  it('salts: the same text never travels twice alike', () => {
    expect(codec.encode('same')).not.toBe(codec.encode('same'));
  });

  it('answers every flipped bit with the same error', () => {
    const wire = codec.encode(JSON.stringify({ title: 'Science fair', grade: 8 }));
    const outcomes = new Set<string>();
    for (let at = 0; at < wire.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const flipped = String.fromCharCode(wire.charCodeAt(at) ^ (1 << bit));
        outcomes.add(outcomeOf(() => codec.decode(wire.slice(0, at) + flipped + wire.slice(at + 1))));
      }
    }
    expect([...outcomes]).toEqual(['PayloadError: The payload cannot be read.']);
  });

  it.each([
    ['nothing', ''],
    ['no parts', 'abc'],
    ['another version', madeByOpenssl.replace('1.', '2.')],
    ['upper-case digits in the MAC', madeByOpenssl.replace(/\w+$/, (mac) => mac.toUpperCase())],
    ['a line end after it', `${madeByOpenssl}\n`],
    ['an envelope cut short', madeByOpenssl.replace('qJ58.', '.')],
    ['another key', createServerCodec('another-key').encode('text')],
  ])('answers %s with that error as well', (_, wire) => {
    expect(outcomeOf(() => codec.decode(wire))).toBe('PayloadError: The payload cannot be read.');
  });

  it('refuses half a surrogate pair, which has no UTF-8 form', () => {
    expect(() => codec.encode('a\uD800b')).toThrow(PayloadError);
  });

  it('carries the largest payload and refuses one byte more', () => {
    const wire = codec.encode('a'.repeat(fullBytes));
    expect(wire.length).toBeLessThanOrEqual(PAYLOAD_MAX_BYTES);
    expect(other.decode(wire)).toHaveLength(fullBytes);
    expect(() => codec.encode('a'.repeat(fullBytes + 1))).toThrow(PayloadError);
    expect(() => codec.decode(`1.${'A'.repeat(PAYLOAD_MAX_BYTES)}.${'0'.repeat(64)}`)).toThrow(PayloadError);
  });
});

it.each(sides)(
  'is refused by the $side when the MAC is right but what it covers is no envelope',
  ({ codec }) => {
    const mac = createHmac('sha256', key).update('AAAA').digest('hex');
    expect(outcomeOf(() => codec.decode(`1.AAAA.${mac}`))).toBe('PayloadError: The payload cannot be read.');
  },
);

function outcomeOf(work: () => string): string {
  try {
    return `read: ${work()}`;
  } catch (error) {
    return String(error);
  }
}
