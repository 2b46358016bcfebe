import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as an attacker may write it: what the directory says need not be what is there. */
export interface RawEntry {
  readonly name: string;
  readonly content?: Buffer;
  /** Bytes once unpacked, as declared. */
  readonly declares?: number;
  /** Points the directory at the body of an earlier entry instead of writing one. */
  readonly sharesBodyOf?: number;
}

/** A zip of deflated entries. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  const written: { offset: number; fields: Buffer }[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const shared = entry.sharesBodyOf === undefined ? undefined : written[entry.sharesBodyOf];
    const packed = shared ? Buffer.alloc(0) : deflateRawSync(entry.content ?? Buffer.alloc(0));
    const fields = shared ? Buffer.from(shared.fields) : headerFields(entry, packed);
    fields.writeUInt16LE(name.length, 22);
    const place = shared?.offset ?? offset;
    written.push({ offset: place, fields });
    if (!shared) {
      bodies.push(Buffer.from('504b0304', 'hex'), fields, name, packed);
      offset += 30 + name.length + packed.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), fields, tail, name);
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

function headerFields(entry: RawEntry, packed: Buffer): Buffer {
  const content = entry.content ?? Buffer.alloc(0);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(entry.declares ?? content.length, 18);
  return fields;
}
