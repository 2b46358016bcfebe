import { BadTable } from './table.ts';

type Unicode = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Uses the byte order mark, or else the zero bytes: plain letters in UTF-16 have them on one side. */
function unicodeOf(head: Buffer): Unicode {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (const [at, byte] of head.entries())
    if (byte === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  const few = head.length / 20;
  if (odd > few && odd > even * 4) return 'utf-16le';
  return even > few && even > odd * 4 ? 'utf-16be' : 'utf-8';
}

/** Decodes UTF-8, UTF-16 and Windows-1252. The first byte beyond ASCII decides between the first and the last. */
export async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isPlain = true;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(unicodeOf(piece));
    if (isPlain && decoder.encoding === 'utf-8' && piece.some((byte) => byte > 0x7f)) {
      isPlain = false;
      if (!isUtf8(piece)) decoder = new TextDecoder('windows-1252');
    }
    const text = decoder.decode(piece, { stream: true });
    if (text.includes('\0')) throw new BadTable('damaged');
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

/** A piece may end within a letter. */
function isUtf8(piece: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(piece, { stream: true });
    return true;
  } catch {
    return false;
  }
}
