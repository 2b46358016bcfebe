import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface DeflatedEntry {
  /** ASCII. */
  readonly name: string;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
}

/** Of a local header, a directory line, the sizes after an entry, and the end. */
const signatures = { local: 0x04034b50, directory: 0x02014b50, sizes: 0x08074b50, end: 0x06054b50 };
/** Version 2.0, deflate, sizes after the bytes, names in UTF-8. */
const needed = 20;
const flags = 0x0808;
const deflate = 8;
/** 1 January 1980, the format's first day: equal contents make equal files. */
const firstDay = 0x0021;
/** The limit without the ZIP64 extension. */
const mostBytes = 0xffffffff;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/**
 * Compresses while entries are made, with little memory. `stream-zip.ts` does not compress, and a sheet would weigh ten
 * times as much.
 */
export async function* deflatedZip(
  entries: Iterable<DeflatedEntry> | AsyncIterable<DeflatedEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, pieces } of entries) {
    const begin = offset;
    const named = Buffer.from(name);
    const header = localHeader(named);
    yield header;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const packed of deflated(pieces, sums)) {
      sums.packed += packed.length;
      yield packed;
    }
    if (sums.size > mostBytes) throw new Error('A part of a zip is too large.');
    const sizes = sizesOf(sums);
    yield sizes;
    offset += header.length + sums.packed + sizes.length;
    written.push({ name: named, offset: begin, ...sums });
  }
  const directory = Buffer.concat(written.map(directoryLine));
  yield directory;
  yield endOf(written.length, directory.length, offset);
}

async function* deflated(
  pieces: DeflatedEntry['pieces'],
  sums: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  }
  const packing = createDeflateRaw();
  // An error in the pieces destroys `packing`, and reading it below throws.
  pipeline(Readable.from(counted()), packing, () => undefined);
  for await (const chunk of packing) yield chunk as Buffer;
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(signatures.local, 0);
  head.writeUInt16LE(needed, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflate, 8);
  head.writeUInt16LE(firstDay, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizesOf({ crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>): Buffer {
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(signatures.sizes, 0);
  sizes.writeUInt32LE(crc, 4);
  sizes.writeUInt32LE(packed, 8);
  sizes.writeUInt32LE(size, 12);
  return sizes;
}

function directoryLine({ name, offset, crc, packed, size }: Written): Buffer {
  const line = Buffer.alloc(46);
  line.writeUInt32LE(signatures.directory, 0);
  line.writeUInt16LE(needed, 4);
  line.writeUInt16LE(needed, 6);
  line.writeUInt16LE(flags, 8);
  line.writeUInt16LE(deflate, 10);
  line.writeUInt16LE(firstDay, 14);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(packed, 20);
  line.writeUInt32LE(size, 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt32LE(offset, 42);
  return Buffer.concat([line, name]);
}

function endOf(entries: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(signatures.end, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
