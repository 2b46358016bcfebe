/** Files as one plain zip, nothing compressed: below 4 GB and 65,536 files. */
export async function storedZip(files: readonly File[]): Promise<Blob> {
  const bodies: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [offset, directoryBytes] = [0, 0];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = new TextEncoder().encode(file.name);
    const shared = sharedFields(bytes, name.length);
    const header = joined(0x04034b50, shared);
    bodies.push(header, name, bytes);
    const entry = directoryEntry(shared, offset);
    directory.push(entry, name);
    offset += header.length + name.length + bytes.length;
    directoryBytes += entry.length + name.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, directoryBytes, true);
  end.setUint32(16, offset, true);
  return new Blob([...bodies, ...directory, end], { type: 'application/zip' });
}

/** From "version needed" to "extra field length": the same in both headers of an entry. */
function sharedFields(bytes: Uint8Array, nameBytes: number): Uint8Array<ArrayBuffer> {
  const fields = new DataView(new ArrayBuffer(26));
  const usesUtf8 = 0x0800;
  const firstDay = 0x0021;
  fields.setUint16(0, 20, true);
  fields.setUint16(2, usesUtf8, true);
  fields.setUint16(8, firstDay, true);
  fields.setUint32(10, crc32(bytes), true);
  fields.setUint32(14, bytes.length, true);
  fields.setUint32(18, bytes.length, true);
  fields.setUint16(22, nameBytes, true);
  return new Uint8Array(fields.buffer);
}

function joined(signature: number, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(4 + rest.length);
  new DataView(whole.buffer).setUint32(0, signature, true);
  whole.set(rest, 4);
  return whole;
}

function directoryEntry(shared: Uint8Array, offset: number): Uint8Array<ArrayBuffer> {
  const entry = new Uint8Array(46);
  const fields = new DataView(entry.buffer);
  fields.setUint32(0, 0x02014b50, true);
  fields.setUint16(4, 20, true);
  entry.set(shared, 6);
  fields.setUint32(42, offset, true);
  return entry;
}

const table = Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** The checksum that zips have for each file. */
function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
