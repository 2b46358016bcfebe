import { createHash } from 'node:crypto';

/** Small documents made on the spot: with links, with several pages, or locked. */

interface SampleOptions {
  /** The words on each page. */
  readonly pages: readonly string[];
  /** Objects of link annotations on the first page, e.g. `/A<</S/URI/URI(https://a.example/)>>`. */
  readonly links?: readonly string[];
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

const pageHead = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 500]/Resources<</Font<</F 3 0 R>>>>';

export function samplePdf({ pages, links = [] }: SampleOptions): Buffer {
  const firstPage = 4;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const annotations = links
    .map((action, index) => {
      const top = 400 - 40 * index;
      return `<</Type/Annot/Subtype/Link/Rect[40 ${top} 200 ${top + 20}]/Border[0 0 0]${action}>>`;
    })
    .join('');
  const bodies = pages.flatMap((words, index) => {
    const stream = `BT /F 24 Tf 40 440 Td (${words}) Tj ET`;
    const page = firstPage + 2 * index;
    const annots = index === 0 ? `/Annots[${annotations}]` : '';
    return [
      `${pageHead}/Contents ${page + 1} 0 R${annots}>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    ];
  });
  return assemble(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...bodies,
    ],
    '',
  );
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) % 256;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let i = 0;
  j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + state[i]!) % 256;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) % 256]!;
    }),
  );
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);

/** One page behind a password (PDF 1.4, algorithm 1: RC4, 40 bits). */
export function lockedPdf(words: string, password: string): Buffer {
  const id = md5(Buffer.from('locked'));
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const key = md5(padded(password), owner, permissions, id).subarray(0, 5);
  const user = rc4(key, padding);
  const objectKey = md5(key, Buffer.from([5, 0, 0, 0, 0])).subarray(0, 10);
  const stream = rc4(objectKey, Buffer.from(`BT /F 24 Tf 40 440 Td (${words}) Tj ET`)).toString('latin1');
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return assemble(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `${pageHead}/Contents 5 0 R>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      `<</Filter/Standard/V 1/R 2/O ${hex(owner)}/U ${hex(user)}/P -4>>`,
    ],
    `/Encrypt 6 0 R/ID[${hex(id)}${hex(id)}]`,
  );
}
