import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ByteRange } from '../file-store.ts';

/** Cuts an answer to the asked bytes: one store sends all bytes when asked for the first. null: it begins elsewhere. */
export function exactly(answer: IncomingMessage, { start, end }: ByteRange): Readable | null {
  const [, from, to] = /^bytes (\d+)-(\d+)\//.exec(answer.headers['content-range'] ?? '') ?? [];
  if (Number(from) !== start) return null;
  if (end === undefined || Number(to) <= end) return answer;
  return Readable.from(firstBytes(answer, end - start + 1), { objectMode: false });
}

async function* firstBytes(answer: IncomingMessage, count: number): AsyncGenerator<Buffer> {
  let left = count;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    yield piece.subarray(0, left);
    left -= piece.length;
    if (left <= 0) return;
  }
}
