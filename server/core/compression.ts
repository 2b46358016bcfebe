import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** A `Content-Encoding`; null: the text goes out as it is. */
export type Coding = 'br' | 'gzip' | null;

export function codingFor(accepted: string | undefined): Coding {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.replaceAll(/\s/g, ''))
      .filter((part) => !/;q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : null;
}

/** For text that is compressed once and sent often. */
export const compressWell = async (text: string): Promise<Record<'br' | 'gzip', Buffer>> => ({
  br: await brotliOf(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } }),
  gzip: await gzipOf(text, { level: 9 }),
});

/** For one answer: off the main thread, and fast rather than small. */
const compressQuickly = (text: string, coding: 'br' | 'gzip'): Promise<Buffer> =>
  coding === 'br'
    ? brotliOf(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gzipOf(text, { level: 5 });

/** In characters; a shorter answer goes out sooner uncompressed. */
const worthCompressing = 4096;

/** Compresses only answers to calls with a token: other sites cannot send one and guess content by an answer's size. */
export function compressAnswers(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    const { authorization, 'accept-encoding': accepted } = request.headers;
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload;
    if (authorization === undefined || reply.hasHeader('content-encoding')) return payload;
    const coding = codingFor(accepted);
    reply.header('vary', 'accept-encoding');
    if (coding === null) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return compressQuickly(payload, coding);
  });
}
