import { deflateSync } from 'node:zlib';

/**
 * A PDF with a plain table, its table written as a stream, as since PDF 1.5: packed, each row by what differs from the
 * one above it, as most programs write them.
 */
export function streamTableOf(plain: Buffer, isPacked = false): Buffer {
  const text = plain.toString('latin1');
  const start = text.lastIndexOf('xref\n0 ');
  const places = [...text.slice(start).matchAll(/^(\d{10}) \d{5} n /gm)].map(([, place]) => Number(place));
  const rows = [[0, 0], ...places.map((place) => [1, place]), [1, start]].map(([kind = 0, place = 0]) => {
    const row = Buffer.alloc(6);
    row.writeUInt8(kind, 0);
    row.writeUInt32BE(place, 1);
    return row;
  });
  const filtered = rows.map((row, at) => {
    const above = rows[at - 1] ?? Buffer.alloc(row.length);
    return Buffer.concat([Buffer.from([2]), row.map((byte, column) => byte - (above[column] ?? 0))]);
  });
  const bytes = isPacked ? deflateSync(Buffer.concat(filtered)) : Buffer.concat(rows);
  const packing = isPacked ? '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 6 >>' : '';
  const own = rows.length - 1;
  return Buffer.concat([
    plain.subarray(0, start),
    Buffer.from(
      `${own} 0 obj\n<< /Type /XRef /Size ${rows.length} /W [1 4 1] /Root 1 0 R ${packing} /Length ${bytes.length} >>\nstream\n`,
    ),
    bytes,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}
