import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codingFor, compressAnswers } from '#server/core/compression.ts';

describe('what a browser takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0,gzip;q=0.5', 'gzip'],
    ['deflate', null],
    ['gzip;q=0', null],
    ['', null],
    [undefined, null],
  ] as const)('of %s is %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding));
});

describe('answers', () => {
  const http = Fastify();
  const long = { rows: Array.from({ length: 500 }, (_, id) => ({ id, name: 'Zoya' })) };
  beforeAll(() => {
    compressAnswers(http);
    http.get('/long', async () => long);
    http.get('/short', async () => ({ done: true }));
  });
  afterAll(() => http.close());

  const ask = (url: string, headers: Record<string, string>) => http.inject({ url, headers });
  const token = { authorization: 'Bearer t' };

  it('that are long and asked for with a token go out as small as the browser takes them', async () => {
    const asBrotli = await ask('/long', { ...token, 'accept-encoding': 'gzip, br' });
    expect(asBrotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(asBrotli.rawPayload).toString())).toEqual(long);
    expect(Number(asBrotli.headers['content-length'])).toBe(asBrotli.rawPayload.length);
    const asGzip = await ask('/long', { ...token, 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(asGzip.rawPayload).toString())).toEqual(long);
    const plain = await ask('/long', token);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.json()).toEqual(long);
  });

  it('that are short, or asked for without a token, go out as they are', async () => {
    const short = await ask('/short', { ...token, 'accept-encoding': 'br' });
    expect(short.json()).toEqual({ done: true });
    const byCookie = await ask('/long', { 'accept-encoding': 'br' });
    expect(byCookie.headers['content-encoding']).toBeUndefined();
    expect(byCookie.json()).toEqual(long);
  });
});
