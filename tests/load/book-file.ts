import { randomFillSync } from 'node:crypto';

const [pictureWidth, pictureHeight] = [200, 160];

/**
 * A book of pictures that no packing makes smaller: what a scanned book costs a reader. `kidsEach`: how many pages hang
 * on one node of the tree of pages; some programs hang all of them on one.
 */
export function pictureBook(pages: number, kidsEach = 10): Buffer {
  const parts: Buffer[] = [];
  const starts: number[] = [];
  let length = 0;
  const put = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (...body: (Buffer | string)[]) => {
    starts.push(length);
    put(`${starts.length} 0 obj\n`);
    for (const part of body) put(part);
    put('\nendobj\n');
  };
  put('%PDF-1.4\n');
  const nodes = Math.ceil(pages / kidsEach);
  const firstPage = 3 + nodes;
  const listOf = (count: number, at: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => `${at(index)} 0 R`).join(' ');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Count ${pages} /Kids [${listOf(nodes, (node) => 3 + node)}] >>`);
  for (let node = 0; node < nodes; node += 1) {
    const first = node * kidsEach;
    const count = Math.min(kidsEach, pages - first);
    const kids = listOf(count, (at) => firstPage + 3 * (first + at));
    object(`<< /Type /Pages /Parent 2 0 R /Count ${count} /Kids [${kids}] >>`);
  }
  for (let at = 0; at < pages; at += 1) {
    const own = firstPage + 3 * at;
    object(
      `<< /Type /Page /Parent ${3 + Math.floor(at / kidsEach)} 0 R /MediaBox [0 0 595 842] /Contents ${own + 1} 0 R /Resources << /XObject << /P ${own + 2} 0 R >> >> >>`,
    );
    const drawn = 'q 500 0 0 400 47 350 cm /P Do Q';
    object(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
    const picture = randomFillSync(Buffer.alloc(pictureWidth * pictureHeight * 3));
    object(
      `<< /Type /XObject /Subtype /Image /Width ${pictureWidth} /Height ${pictureHeight} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length ${picture.length} >>\nstream\n`,
      picture,
      '\nendstream',
    );
  }
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}`);
  put(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}
