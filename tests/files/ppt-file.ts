import { utils, write } from 'cfb';

/** Builds a binary presentation record by record [MS-PPT]. */

function record(type: number, content: Buffer | readonly Buffer[], instance = 0): Buffer {
  const isContainer = !Buffer.isBuffer(content);
  const body = isContainer ? Buffer.concat(content) : content;
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (isContainer ? 0xf : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function number(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}

export const text = {
  header: (kind: number) => record(0x0f9f, number(kind)),
  wide: (content: string) => record(0x0fa0, Buffer.from(content, 'utf16le')),
  narrow: (content: string) => record(0x0fa8, Buffer.from(content, 'latin1')),
  fromOutline: (index: number) => record(0x0f9e, number(index)),
};

export interface PptSlide {
  /** What the outline list says of the slide. */
  readonly outline: readonly Buffer[];
  /** What is drawn on it. */
  readonly drawn: readonly Buffer[];
}

/** `stored` is the order in which the slides lie in the file, by their place in the show. */
export function ppt(
  slides: readonly PptSlide[],
  stored: readonly number[],
  more: readonly Buffer[] = [],
): Buffer {
  const list = slides.flatMap((slide, index) => [
    record(0x03f3, number(index + 10, 0, 0, 0, 0)),
    ...slide.outline,
  ]);
  const document = record(0x03e8, [record(0x0ff0, list)]);
  const places = new Map<number, number>();
  let stream = document;
  for (const index of stored) {
    places.set(index, stream.length);
    stream = Buffer.concat([stream, record(0x03ee, [record(0x040c, slides[index]?.drawn ?? [])])]);
  }
  const offsets = slides.map((_, index) => places.get(index) ?? 0);
  const directory = record(0x1772, number(((slides.length << 20) | 10) >>> 0, ...offsets));
  const container = utils.cfb_new();
  utils.cfb_add(container, '/PowerPoint Document', Buffer.concat([stream, directory, ...more]));
  return write(container, { type: 'buffer' }) as Buffer;
}

export function encryptionMark(): Buffer {
  return record(0x2f14, Buffer.alloc(8));
}
