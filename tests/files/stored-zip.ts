import { crc32 } from 'node:zlib';

/** A plain zip of the parts at once, nothing compressed, whatever their names: the server's own makes names safe. */
export function writeStoredZip(parts: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const nameBytes = Buffer.from(name, 'utf8');
    const shared = sharedFields(bytes, nameBytes.length);
    bodies.push(Buffer.from('504b0304', 'hex'), shared, nameBytes, bytes);
    directory.push(Buffer.from('504b01021400', 'hex'), shared, directoryFields(offset), nameBytes);
    offset += 4 + shared.length + nameBytes.length + bytes.length;
  }
  const entries = Buffer.concat(directory);
  return Buffer.concat([...bodies, entries, endRecord(parts.size, entries.length, offset)]);
}

/** From "version needed" to "extra field length": the same in both headers of an entry. */
function sharedFields(bytes: Buffer, nameBytes: number): Buffer {
  const fields = Buffer.alloc(26);
  const usesUtf8 = 0x0800;
  const firstDay = 0x0021;
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(usesUtf8, 2);
  fields.writeUInt16LE(firstDay, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(bytes.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(nameBytes, 22);
  return fields;
}

function directoryFields(offset: number): Buffer {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
}

function endRecord(count: number, bytes: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(bytes, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
